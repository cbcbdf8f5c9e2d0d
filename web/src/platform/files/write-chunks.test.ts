import { describe, expect, it } from 'vitest'
import { chunksOf, writeChunks } from './write-chunks.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** A stream of these chunks that says whether it was cancelled. */
function streamOf(chunks: readonly string[]) {
  const seen = { read: 0, cancelled: false }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const chunk = chunks[seen.read]
        seen.read += 1
        if (chunk === undefined) controller.close()
        else controller.enqueue(bytes(chunk))
      },
      cancel: () => void (seen.cancelled = true),
    },
    { highWaterMark: 0 },
  )
  return { stream, seen }
}

describe('writing a result', () => {
  it('puts the chunks together in their order, also where one buffer is used again and again', async () => {
    const buffer = new Uint8Array(1)
    function* letters() {
      for (const letter of 'abc') {
        buffer.set(bytes(letter))
        yield buffer
      }
    }
    const blob = await writeChunks(letters(), { kind: 'blob' }, 'text/csv')
    expect(await blob?.text()).toBe('abc')
    expect(blob?.type).toBe('text/csv')
  })

  it('waits for each chunk before it takes the next one, and can be stopped', async () => {
    const { stream, seen } = streamOf(['uno', 'dos', 'tres'])
    const sizes: number[] = []
    const writing = writeChunks(chunksOf(stream), { kind: 'blob' }, 'text/csv', async (size) => {
      sizes.push(size)
      expect(seen.read).toBe(sizes.length)
      await new Promise((resolve) => setTimeout(resolve, 1))
      if (sizes.length === 2) throw new Error('basta')
    })
    await expect(writing).rejects.toThrow('basta')
    expect(sizes).toEqual([3, 3])
    expect(seen).toEqual({ read: 2, cancelled: true })
  })

  it('gives a Blob where there are no private files', async () => {
    const { stream } = streamOf(['hola'])
    const blob = await writeChunks(chunksOf(stream), { kind: 'private' }, 'application/zip')
    expect(await blob?.text()).toBe('hola')
  })
})
