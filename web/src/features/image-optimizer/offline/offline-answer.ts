/** What the optimizer keeps in the browser: files by their paths, and the address whose document stands for it. */
export type Kept = { version: string; files: readonly string[]; address: string }

/** What is looked at of a request. */
type Asked = Pick<Request, 'method' | 'mode' | 'url'>

type World<R> = {
  origin: string
  /** What is kept under a path. */
  kept: (path: string) => Promise<Response | undefined>
  ask: (request: R) => Promise<Response>
}

/**
 * The answer to a request of the optimizer's own: its files from what is kept, its document from the server and, where
 * that does not answer, from what is kept. Null for all else, answers of the API first of all.
 */
export function offlineAnswer<R extends Asked>(
  request: R,
  { files, address }: Kept,
  { origin, kept, ask }: World<R>,
): Promise<Response> | null {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return null
  if (request.mode === 'navigate') return url.pathname === address ? document() : null
  return files.includes(url.pathname) ? file() : null

  async function document() {
    try {
      return await ask(request)
    } catch (error) {
      const found = await kept(address)
      if (!found) throw error
      return found
    }
  }

  async function file() {
    return (await kept(url.pathname)) ?? ask(request)
  }
}
