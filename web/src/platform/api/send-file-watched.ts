import { problemToError } from './problem.ts'

type Watching = { onProgress: (share: number) => void; signal: AbortSignal }

/**
 * Sends a file as `sendFile` does, and tells how much of it has gone; rejects with an AbortError where it is called off.
 * Only XMLHttpRequest tells what was sent.
 */
export function sendFileWatched<Taken>(
  address: string,
  file: File,
  { parse }: { parse: (body: unknown) => Taken },
  { onProgress, signal }: Watching,
): Promise<Taken> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${address}?name=${encodeURIComponent(file.name)}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => {
      try {
        const body: unknown = JSON.parse(request.responseText)
        if (request.status >= 200 && request.status < 300) resolve(parse(body))
        else reject(problemToError(body) ?? new Error(`The file was answered with ${request.status}`))
      } catch (error) {
        reject(error)
      }
    })
    request.addEventListener('error', () => reject(new Error('The file did not arrive')))
    request.addEventListener('abort', () => reject(new DOMException('Called off', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
