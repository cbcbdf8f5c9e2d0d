import type { Pools } from '../../web/src/features/pdf-tools/worker/pools.ts'

/** Each page as a fingerprint of its pixels. */
export async function pictures({ view }: Pools, file: Blob, pages: number): Promise<string[]> {
  const all = Array.from({ length: pages }, (_, at) => at)
  const job = { id: crypto.randomUUID(), file, password: '', pages: all, dpi: 72, format: 'png' } as const
  const drawn = await view.run('pictures', job)
  await view.run('close', job.id)
  return Promise.all(
    drawn.map(async (picture) => {
      const digest = await crypto.subtle.digest('SHA-256', await picture.arrayBuffer())
      return [...new Uint8Array(digest)].map((byte) => byte.toString(16)).join(' ')
    }),
  )
}
