import type { QuizDocument, QuizQuestion } from '@aurelio/contracts/quiz-document'
import { runnerOf, type Runner, stepsLeft } from '@aurelio/proofs/quiz'
import { type KeptText, keptTextsText, walkInLanguage } from '@aurelio/page/elements'
import { documentIn } from '../document.ts'
import { quizSaid } from '../languages/quiz-said.ts'
import type { QuizStore } from '../store.ts'

/** A published quiz, made ready to be run many times. It never changes. */
export type Version = {
  id: string
  quizId: string
  number: number
  name: string
  document: QuizDocument
  /** The language in which it is taken, where that is not its own; '' where it is. */
  language: string
  /** As it was published, in its own language; null for that one itself. */
  original: Version | null
  runner: Runner
  questions: readonly QuizQuestion[]
  /** The films that it shows, as their addresses stand in it; '' for none. */
  films: string
  /** Of each block the fewest and the most steps until the end, itself counted. */
  left: ReadonlyMap<string, { min: number; max: number }>
}
export type Versions = ReturnType<typeof quizVersions>

const mostKept = 200

/** What is said of a quiz in other languages now, by language. */
type LiveTextsOf = (quizId: string) => Promise<ReadonlyMap<string, readonly KeptText[]>>

/** Published versions by their id, read once. */
export function quizVersions({
  store,
  liveTextsOf,
}: {
  store: Pick<QuizStore, 'version'>
  liveTextsOf: LiveTextsOf
}) {
  const kept = new Map<string, Version>()
  const keep = (key: string, version: Version) => {
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, version)
    return version
  }

  async function find(id: string): Promise<Version | null> {
    const known = kept.get(id)
    if (known) return known
    const row = await store.version(id)
    if (!row) return null
    const { quizId, number, name } = row
    return keep(
      id,
      ready({ id, quizId, number, name, document: documentIn(row), language: '', original: null }),
    )
  }

  return {
    find,
    /** The same as it is said in a language now; as it is where it is not said in that. */
    async findIn(id: string, language: string): Promise<Version | null> {
      const version = await find(id)
      if (!version || language === '' || language === version.document.language) return version
      const texts = (await liveTextsOf(version.quizId)).get(language)
      if (!texts) return version
      const key = `${id} ${language} ${keptTextsText(texts)}`
      return kept.get(key) ?? keep(key, versionSaid(version, language, texts))
    },
    /** The languages in which it can be taken, its own first. */
    async languagesOf({ quizId, document }: Version): Promise<string[]> {
      return [
        document.language,
        ...[...(await liveTextsOf(quizId)).keys()].filter((code) => code !== document.language),
      ]
    },
  }
}

function versionSaid(original: Version, language: string, texts: readonly KeptText[]): Version {
  const { id, quizId, number } = original
  const said = walkInLanguage((say) => quizSaid(original, say), texts)
  return ready({
    id,
    quizId,
    number,
    name: said.name,
    document: { ...said.document, language },
    language,
    original,
  })
}

function ready(
  made: Pick<Version, 'id' | 'quizId' | 'number' | 'name' | 'document' | 'language' | 'original'>,
): Version {
  const { document } = made
  const questions = document.nodes.flatMap((node) => (node.type === 'block' ? node.questions : []))
  const films = questions.flatMap(({ kind, link }) => (kind === 'film' ? [link] : [])).join(' ')
  return { ...made, questions, films, left: stepsLeft(document), runner: runnerOf(document) }
}
