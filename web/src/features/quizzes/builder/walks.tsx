import type { QuizDocument } from '@aurelio/contracts/quiz-document'
import type { Checked } from '@aurelio/proofs/quiz'
import { useTranslation } from 'react-i18next'

type WalksProps = {
  checked: Checked
  document: QuizDocument
  nameOf: (id: string) => string
  onShow: (node: string, way: readonly string[]) => void
}

/** The test runs that together take every way, each to be shown on the graph, and the ways that none of them takes. */
export function Walks({ checked: { walks, ways }, document, nameOf, onShow }: WalksProps) {
  const { t } = useTranslation()
  const missing = document.edges.filter(({ id }) => ways.missing.includes(id))
  if (walks.length === 0) return null
  return (
    <details className="text-dense">
      <summary className="cursor-pointer">{t('Ver los recorridos')}</summary>
      <ol aria-label={t('Recorridos de prueba')} className="mt-2 flex flex-col gap-1">
        {walks.map(({ nodes }, at) => (
          <li key={at} data-walk={at + 1}>
            <button
              type="button"
              onClick={() => onShow(nodes.at(-1) ?? '', nodes)}
              className="min-h-11 w-full rounded-md px-2 text-left wrap-anywhere hover:bg-hover"
            >
              {nodes.map(nameOf).join(' → ')}
            </button>
          </li>
        ))}
      </ol>
      {missing.length > 0 && (
        <ul aria-label={t('Caminos sin recorrer')} className="mt-2 flex flex-col gap-1 text-danger">
          {missing.map(({ id, from, to }) => (
            <li key={id} data-not-walked={id}>
              {t('Sin recorrer: {{from}} → {{to}}', { from: nameOf(from), to: nameOf(to) || t('Veredicto') })}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
