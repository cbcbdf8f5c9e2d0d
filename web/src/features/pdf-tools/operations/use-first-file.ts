import { useEffect, useState } from 'react'
import { useBench, useBenchState } from '../bench-context.tsx'
import { documentsOf, type Source } from '../state/model.ts'

/** What a call tells about the first PDF of the workbench; null until it is known, and where there is none. */
export function useFirstFile<Told>(ask: (file: Blob, signal: AbortSignal) => Promise<Told>) {
  const { pools } = useBench()
  const source = useBenchState(firstPdf)
  const [known, setKnown] = useState<{ source: Source; told: Told } | null>(null)
  useEffect(() => {
    if (!source) return undefined
    const gone = new AbortController()
    const { file, password, encrypted } = source
    const open = async () => {
      if (!encrypted) return file
      return pools.write.run('unlock', { file, password, mustOwn: false }, { signal: gone.signal })
    }
    open()
      .then((opened) => ask(opened, gone.signal))
      .then((told) => setKnown({ source, told }))
      // The operation itself says why a file cannot be read.
      .catch(() => undefined)
    return () => gone.abort(new DOMException('Nobody asks any more', 'AbortError'))
  }, [pools, source, ask])
  return known && known.source === source ? known : null
}

function firstPdf(state: Parameters<typeof documentsOf>[0]): Source | undefined {
  return documentsOf(state).find(({ source }) => source.kind === 'pdf')?.source
}
