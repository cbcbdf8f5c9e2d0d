import { useCallback, useState } from 'react'
import { destinationFor, wayFor } from '../../../platform/files/destination.ts'
import { downloadBlob, downloadEach } from '../../../platform/files/download.ts'
import { saveStream } from '../../../platform/files/save-stream.ts'
import { localDay } from '@aurelio/contracts/image-names'
import { zipName } from '../engine/names.ts'
import { outputFiles, zipStream } from '../output/archive.ts'
import type { ImageItem } from '../state/item.ts'
import { listed } from '../state/state.ts'
import { useOptimizer } from './optimizer-context.tsx'

/** Ways to hand results over: one by one, or all as a ZIP. */
export function useDownloads() {
  const { get, reportZip } = useOptimizer()
  const [saving, setSaving] = useState(false)
  const files = useCallback(
    (folders: boolean) => {
      const state = get()
      return outputFiles(listed(state), state.settings.namePattern, { date: localDay(new Date()), folders })
    },
    [get],
  )
  const download = useCallback(
    (item: ImageItem) => {
      const { namePattern } = get().settings
      const place = get().order.indexOf(item.id)
      const [file] = outputFiles([item], namePattern, {
        date: localDay(new Date()),
        folders: false,
        first: place,
      })
      if (file) downloadBlob(file.blob, file.name)
    },
    [get],
  )
  const downloadZip = async () => {
    const now = new Date()
    const [name, type] = [zipName(now), 'application/zip']
    const packed = files(true)
    const bytes = packed.reduce((sum, { blob }) => sum + blob.size, 0)
    setSaving(true)
    try {
      const way = wayFor(bytes)
      const destination = await destinationFor(way === 'too-large' ? 'blob' : way, name, type)
      if (destination) await saveStream(zipStream(packed, now), name, type, destination)
    } catch (error) {
      reportZip(error instanceof Error ? error.message : String(error))
    } finally {
      setSaving(false)
    }
  }
  return {
    saving,
    download,
    downloadAll: () => void downloadEach(files(false)),
    downloadZip,
  }
}
