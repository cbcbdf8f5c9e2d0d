import { quizAddress } from '@aurelio/page'
import type { KnownFilms, KnownQuizzes, QuizOnPage } from '@aurelio/page/values'
import type { QuizStore } from '../store.ts'
import { quizOnPage } from './shown.ts'
import type { Version, Versions } from './versions.ts'

const noFilms: KnownFilms = new Map()
/** What is known of the films of the player that a text names, as pages show them. */
export type FilmsOf = (workspaceId: string, text: string) => Promise<KnownFilms>

const named = /\/q\/([a-z0-9-]{1,80})/g

type Parts = { store: Pick<QuizStore, 'atAddresses'>; versions: Versions; filmsOf: FilmsOf }

/** What pages in a language show of the quizzes of a workspace that a text names: the first step of each, or that it is gone. */
export function knownQuizzes({ store, versions, filmsOf }: Parts) {
  return async (workspaceId: string, text: string, language = ''): Promise<KnownQuizzes> => {
    const addresses = [...new Set(Array.from(text.matchAll(named), ([, address = '']) => address))]
    const rows = addresses.length > 0 ? await store.atAddresses(workspaceId, addresses) : []
    const known = new Map<string, QuizOnPage>()
    for (const address of addresses) {
      const versionId = rows.find((row) => row.address === address)?.versionId ?? null
      const version = versionId === null ? null : await versions.findIn(versionId, language)
      const films = version ? await filmsOf(workspaceId, version.films) : noFilms
      known.set(quizAddress(address), (version && firstStep(address, version, films)) ?? gone(address))
    }
    return known
  }
}

/** One page is everybody's: an attempt begins with the first answer, not with the page. */
function firstStep(address: string, version: Version, films: KnownFilms): QuizOnPage | null {
  const given = { answers: new Map<string, string>(), blocks: [] }
  const { start } = version.document
  const shown = quizOnPage({ address, version, node: start, seq: 0, token: '', given, films })
  const pictures = version.questions.flatMap(({ kind, options }) =>
    kind === 'picture' ? options.map(({ picture }) => picture) : [],
  )
  return shown && { ...shown, pictures }
}

function gone(address: string): QuizOnPage {
  return {
    page: quizAddress(address),
    name: '',
    token: '',
    title: '',
    text: '',
    progress: null,
    questions: [],
    values: {},
    errors: {},
    notice: '',
    hasBack: false,
    result: null,
    isGone: true,
  }
}
