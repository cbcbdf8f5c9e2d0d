import * as codec from '../../../../page/src/document/codec.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { onEachEngine } from '../../testing/engines.ts'
import { createPage, documentWith, formId } from '../../testing/pages.ts'
import { signUp, startTestServer } from '../../testing/test-server.ts'

vi.mock('../../../../page/src/document/codec.ts', { spy: true })

beforeEach(() => void vi.mocked(codec.decodeStoredPage).mockClear())

/** How often documents were decoded while something was done. */
async function decodings(work: () => Promise<unknown>) {
  const before = vi.mocked(codec.decodeStoredPage).mock.calls.length
  await work()
  return vi.mocked(codec.decodeStoredPage).mock.calls.length - before
}

onEachEngine('a document', (engine) => {
  it('is decoded once on each way, and not at all for a visit', async () => {
    const server = await startTestServer(engine)
    const ana = await signUp(server.url)
    const page = await createPage(ana, 'Contada', documentWith('Hola', ['email']))
    expect(await decodings(() => ana.call('GET', `/api/pages/${page.id}`))).toBe(1)
    expect(await decodings(() => ana.call('POST', `/api/pages/${page.id}/publication`))).toBe(1)
    const address = `${server.url}/p/contada`
    expect(await decodings(() => fetch(address))).toBe(0)
    const send = (email: string) =>
      fetch(`${address}/leads`, {
        method: 'POST',
        body: new URLSearchParams({ formId, email }),
        redirect: 'manual',
      })
    const answers: number[] = []
    const sent = async () => {
      for (const email of ['uno@ejemplo.es', 'dos@ejemplo.es', 'nada'])
        answers.push((await send(email)).status)
    }
    expect(await decodings(sent)).toBe(1)
    expect(answers).toEqual([303, 303, 422])
  })
})
