import type { Expression, SqlBool } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { beginsWord, holds, searchable } from '../../../../platform/database/search-text.ts'
import type { Scope } from '../../../../platform/access/scope.ts'
import type { LeadPhraseRow } from '../../../../platform/database/tables/leads.ts'
import { gramLength } from '../terms.ts'

/** Of one kind that bear a word: where more do, the word tells next to nothing. */
export const mostNamed = 100

/** What bears a name, and by that name leads are found: nothing of it is written into them. */
export type Named = {
  pageIds: readonly string[]
  formIds: readonly string[]
  assigneeIds: readonly string[]
  /** Texts that many leads share: the page's name as it was, and what was agreed to. */
  phrases: readonly Pick<LeadPhraseRow, 'kind' | 'text'>[]
  /** There are more than these of some kind. */
  isMore: boolean
}

/** Whether a column that `searchable` made holds a word, or, of a short one, whether a word begins with it. */
export function inText(column: Expression<string>, word: string): Expression<SqlBool> {
  return word.length < gramLength ? beginsWord(column, word) : holds(column, word)
}

/** Which pages, forms, people and shared texts of a workspace bear a word. */
export function namedStore(database: Database) {
  /** The pages of the workspace that bear a word, as a condition asks for them. */
  const pagesNamed = (workspaceId: string, word: string) =>
    database
      .query()
      .selectFrom('page')
      .select('id')
      .where('workspaceId', '=', workspaceId)
      .where((eb) => inText(eb.ref('search'), word))
  const phrasesNamed = (workspaceId: string, word: string) =>
    database
      .query()
      .selectFrom('leadPhrase')
      .select(['kind', 'text'])
      .where('workspaceId', '=', workspaceId)
      .where((eb) => inText(eb.ref('search'), word))

  /** Names of what there are few of: they are compared here. */
  async function few(workspaceId: string) {
    const forms = await database
      .query()
      .selectFrom('symbol')
      .select(['id', 'name'])
      .where('workspaceId', '=', workspaceId)
      .where('isForm', '=', 1)
      .execute()
    const people = await database
      .query()
      .selectFrom('member')
      .innerJoin('user', 'user.id', 'member.userId')
      .select(['user.id', 'user.name'])
      .where('member.organizationId', '=', workspaceId)
      .execute()
    return { forms, people }
  }

  return {
    pagesNamed,
    phrasesNamed,
    /** What each of these words names. Who looks after a lead is the team's own. */
    async named(
      { workspaceId, sharedWith }: Scope,
      words: readonly string[],
    ): Promise<ReadonlyMap<string, Named>> {
      const { forms, people } = words.length === 0 ? { forms: [], people: [] } : await few(workspaceId)
      const found = new Map<string, Named>()
      for (const word of new Set(words)) {
        const pages = await pagesNamed(workspaceId, word)
          .limit(mostNamed + 1)
          .execute()
        // Consents are few, and come first.
        const phrases = await phrasesNamed(workspaceId, word)
          .orderBy('kind')
          .limit(mostNamed + 1)
          .execute()
        found.set(word, {
          pageIds: pages.map(({ id }) => id).slice(0, mostNamed),
          formIds: idsOf(forms, word),
          assigneeIds: sharedWith === null ? idsOf(people, word) : [],
          phrases: phrases.slice(0, mostNamed),
          isMore: pages.length > mostNamed || phrases.length > mostNamed,
        })
      }
      return found
    },
  }
}

function idsOf(things: readonly { id: string; name: string }[], word: string): string[] {
  return things.filter(({ name }) => isInName(searchable(name), word)).map(({ id }) => id)
}

function isInName(name: string, word: string) {
  return word.length < gramLength
    ? name.split(/\s+/).some((part) => part.startsWith(word))
    : name.includes(word)
}
