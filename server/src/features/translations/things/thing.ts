import type { TranslatedKind } from '@aurelio/contracts/thing-translations'
import type { SourceText } from '@aurelio/page/elements'
import type { Session } from '../../../platform/access/session.ts'

/** Something of another room that is said in other languages. */
export type Thing = {
  id: string
  name: string
  /** The language that it is made in. */
  main: string
  /** Its texts, in the parts that they stand in. */
  sections: readonly { id: string; name: string; texts: readonly SourceText[] }[]
  /** Where visitors see it in a language; null where nobody can. */
  urlIn: (language: string) => string | null
}

/** What the room of a kind of things gives. */
export type ThingPort = {
  /** Throws where the session may not change it, or there is none. */
  find: (session: Session, id: string) => Promise<Thing>
  /** What is read of it in a language is another text: pages that show it follow. Within the open transaction. */
  changed: (workspaceId: string, id: string) => Promise<void>
}
export type ThingPorts = Readonly<Record<TranslatedKind, ThingPort>>
