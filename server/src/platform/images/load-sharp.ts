/** Loaded with the first image: its library is large. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // One image is work of milliseconds; a pool of threads and caches would only hold memory.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
