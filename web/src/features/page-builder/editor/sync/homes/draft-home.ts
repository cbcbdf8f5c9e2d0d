import type { DocumentHome } from '../state/document-home.ts'
import { keepWaiting } from '../together/waiting-steps.ts'

type Given = Pick<DocumentHome, 'open' | 'send' | 'goneText'> & { kind: 'symbol' | 'letter' }

/** What the server always has, as the draft of a symbol: only what it has not got yet is kept in this browser. */
export function draftHome({ kind, ...given }: Given): DocumentHome {
  return {
    kind,
    ...given,
    lineOf: (id) => `/api/${kind}s/${id}/together`,
    push: null,
    keeper:
      () =>
      ({ page, waiting }) =>
        page === null || keepWaiting({ kind, id: page.id }, waiting),
    saved: ({ id }) => void keepWaiting({ kind, id }, []),
    left: () => undefined,
  }
}
