import { type KeptText, readKeptTexts } from '@aurelio/page/elements'
import type { ThingTranslationStore } from './store.ts'

/** What is read of a thing in other languages, by language. */
export type LiveTexts = ReadonlyMap<string, readonly KeptText[]>

/** What is read of things now, for the rooms whose they are. */
export function liveTexts(store: Pick<ThingTranslationStore, 'live'>) {
  return {
    /** By the id of each; of one that is in no other language there is nothing. */
    async ofSome(ids: readonly string[]): Promise<ReadonlyMap<string, LiveTexts>> {
      const rows = Map.groupBy(await store.live(ids), ({ thingId }) => thingId)
      return new Map(
        [...rows].map(([id, some]) => [
          id,
          new Map(some.map(({ language, live }) => [language, readKeptTexts(live)])),
        ]),
      )
    },
    async of(id: string): Promise<LiveTexts> {
      return (await this.ofSome([id])).get(id) ?? new Map()
    },
  }
}
