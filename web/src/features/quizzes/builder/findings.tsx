import type { QuizDocument } from '@aurelio/contracts/quiz-document'
import { brokenQuotes, type BrokenQuote, type Checked, type Finding } from '@aurelio/proofs/quiz'
import type { TFunction } from 'i18next'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Walks } from './walks.tsx'

/** What is wrong, in a few words. */
export function findingText({ code, bounds }: Finding, t: TFunction): string {
  const between = bounds
    ? ` ${t('Los puntos van de {{min}} a {{max}}.', { min: bounds.min, max: bounds.max })}`
    : ''
  const words: Record<Finding['code'], string> = {
    unreachable: t('Nadie llega a este bloque.'),
    'dead-end': t('De aquí no se sale: falta a dónde ir después.'),
    endless: t('Quien entra en este círculo no llega a ningún resultado.'),
    'impossible-result': t('Este resultado no lo puede obtener nadie.'),
    'unattainable-score': t('Ninguna respuesta da los puntos que pide.'),
    'dead-rule': t('Una de sus reglas no se cumple nunca.'),
    'no-effect': t('En una de sus preguntas da igual lo que se elija.'),
    'no-film': t('Falta elegir el vídeo de uno de sus bloques de vídeo.'),
    'no-mail': t('Una de sus casillas suscribe a una lista, y el quiz no pide el correo.'),
    empty: t('Falta un primer bloque o un resultado.'),
  }
  return words[code] + between
}

type FindingsProps = {
  checked: Checked
  document: QuizDocument
  onShow: (node: string, way: readonly string[]) => void
}

/** What was proved of the quiz: each thing that is wrong leads to where it is. */
export function Findings({ checked, document, onShow }: FindingsProps) {
  const { t } = useTranslation()
  const { findings, ways, isExact } = checked
  const quotes = brokenQuotes(document)
  const nameOf = (id: string) => {
    const node = document.nodes.find((each) => each.id === id)
    return node && node.type !== 'verdict' ? node.title : ''
  }
  return (
    <section aria-label={t('Comprobación')} className="flex flex-col gap-2 rounded-lg border bg-surface p-4">
      <h2 className="text-base font-semibold">{t('Comprobación')}</h2>
      {findings.length + quotes.length === 0 && (
        <p className="flex items-center gap-2 text-success" role="status">
          <CircleCheck aria-hidden="true" className="size-4" />
          {t('Todo lleva a un resultado, y todos se pueden obtener.')}
        </p>
      )}
      <ul className="flex flex-col gap-1">
        {findings.map((finding, at) => (
          <li key={at} data-finding={finding.code}>
            <button
              type="button"
              onClick={() => onShow(finding.node, finding.way)}
              className="min-h-11 w-full rounded-md px-2 text-left hover:bg-hover"
            >
              <bdi className="font-medium">{nameOf(finding.node)}</bdi>{' '}
              <span className={finding.severity === 'error' ? 'text-danger' : 'text-muted'}>
                {findingText(finding, t)}
              </span>
            </button>
          </li>
        ))}
        {quotes.map((quote, at) => (
          <li key={`quote${at}`} data-finding={quote.code}>
            <button
              type="button"
              onClick={() => onShow(quote.node, [])}
              className="min-h-11 w-full rounded-md px-2 text-left hover:bg-hover"
            >
              <bdi className="font-medium">{nameOf(quote.node)}</bdi>{' '}
              <span className="text-danger">{quoteText(quote, t)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="text-dense text-muted">
        {isExact
          ? t('Recorrido de prueba: {{walked}} de {{all}} caminos.', { walked: ways.walked, all: ways.all })
          : t('Hay demasiadas combinaciones para recorrerlas: lo dicho sale de los límites de los puntos.')}
      </p>
      <Walks checked={checked} document={document} nameOf={nameOf} onShow={onShow} />
    </section>
  )
}

function quoteText({ code, part }: BrokenQuote, t: TFunction): string {
  const words: Record<BrokenQuote['code'], string> = {
    'unknown-quote': t('Cita «{{name}}», y no hay nada con ese nombre.', { name: part }),
    'no-fallback': t('Cita «{{name}}» sin decir qué poner cuando no hay respuesta.', { name: part }),
    'bad-formula': t('La fórmula de «{{name}}» no se puede calcular.', { name: part }),
  }
  return words[code]
}
