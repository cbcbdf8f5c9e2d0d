import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ForeignPage, readForeignPage } from '../read-foreign-page.ts'
import type { ForeignSource } from '../read/read-source.ts'

type Options = {
  onProgress: (progress: { done: number; total: number }) => void
  onRead: (page: ForeignPage) => void
}

/** Reads a foreign page for as long as its dialog is open, or until somebody stops it. */
export function useForeignPage({ onProgress, onRead }: Options) {
  const running = useRef<AbortController>(null)
  const [isStopped, setStopped] = useState(false)
  const reading = useMutation({
    mutationFn: async (give: () => ForeignSource | Promise<ForeignSource>) => {
      const { signal } = (running.current = new AbortController())
      setStopped(false)
      onProgress({ done: 0, total: 0 })
      return readForeignPage(await give(), { signal, onProgress })
    },
    onSuccess: onRead,
  })
  useEffect(() => () => running.current?.abort(), [])
  return {
    read: reading.mutate,
    page: reading.data,
    isReading: reading.isPending && !isStopped,
    error: isStopped ? null : reading.error,
    /** Back to the beginning; what is being read is given up. */
    stop: () => {
      running.current?.abort()
      setStopped(true)
      reading.reset()
    },
  }
}
