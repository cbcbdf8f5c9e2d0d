import type { LanguageCode } from './languages.ts'
import type { Reader } from './reader.ts'

type Start = (language: LanguageCode) => Promise<Reader>
export type Readers = ReturnType<typeof readersBy>

/**
 * So many readers at most, each started when there is work for it, and free for the next page once it has read one. They are of one
 * language at a time, as each holds its program and that language in memory: who asks for another ends those that were.
 */
export function readersBy(start: Start, most: number) {
  let language: LanguageCode | null = null
  let started: Promise<Reader>[] = []
  let free: Promise<Reader>[] = []
  const waiting: ((reader: Promise<Reader>) => void)[] = []

  function end() {
    for (const one of started) void one.then((reader) => reader.end()).catch(() => undefined)
    started = []
    free = []
  }

  function take(): Promise<Reader> {
    const idle = free.pop()
    if (idle) return idle
    if (language !== null && started.length < most) {
      const reader = start(language)
      started.push(reader)
      return reader
    }
    return new Promise((resolve) => waiting.push(resolve))
  }

  function giveBack(reader: Promise<Reader>) {
    const next = waiting.shift()
    if (next) next(reader)
    else free.push(reader)
  }

  return {
    end,
    most,
    read: async <Made>(wanted: LanguageCode, work: (reader: Reader) => Promise<Made>): Promise<Made> => {
      if (wanted !== language) end()
      language = wanted
      const reader = await take()
      try {
        return await work(reader)
      } finally {
        giveBack(Promise.resolve(reader))
      }
    },
  }
}
