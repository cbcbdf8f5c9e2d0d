import { z } from 'zod'
import { EngineError, longestPlaylist, type Playlist } from '../engine.ts'
import { json, number, text, webAddress } from './printed.ts'

const entrySchema = z.object({ _type: text, title: text, url: text, duration: number })
const answerSchema = z.object({ title: text, entries: z.array(entrySchema.nullable()) })

/**
 * Reads what the engine printed about a playlist. A video that has an address of its own is named by it, so that it
 * stays the same video when the list changes; one that has none is named by its place at the playlist's address.
 * Throws `EngineError` where the address is no playlist.
 */
export function readPlaylist(printed: string, url: string): Playlist {
  const { data } = answerSchema.safeParse(json(printed))
  const entries = (data?.entries ?? []).flatMap((entry, index) => {
    if (!entry) return []
    const { _type: type } = entry
    const own = type?.startsWith('url') ? webAddress(entry.url) : null
    const title = entry.title?.trim().slice(0, 300) || `Video ${index + 1}`
    const at = own === null ? { url, item: index + 1 } : { url: own, item: 1 }
    return [{ title, duration: entry.duration ?? null, ...at }]
  })
  if (entries.length === 0)
    throw new EngineError('no-video', 'This address is no playlist, or there is nothing in it.')
  return {
    title: data?.title?.trim().slice(0, 300) || 'Playlist',
    entries: entries.slice(0, longestPlaylist),
    more: (data?.entries.length ?? 0) > longestPlaylist,
  }
}
