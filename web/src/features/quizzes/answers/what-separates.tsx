import type { Quiz, QuizFigures } from '@aurelio/contracts/quizzes'
import { useTranslation } from 'react-i18next'
import { fewestLeads, leadAnswers } from './lead-answers.ts'

/** What those who left their data answered more often than all together, as a table. */
export function WhatSeparates({ quiz, figures }: { quiz: Quiz; figures: QuizFigures }) {
  const { t } = useTranslation()
  const rows = leadAnswers(quiz, figures)
  return (
    <section
      aria-label={t('Qué distingue a quien deja sus datos')}
      className="flex flex-col gap-3 rounded-lg border bg-surface p-4"
    >
      <h2 className="text-base font-semibold">{t('Qué distingue a quien deja sus datos')}</h2>
      {rows.length === 0 ? (
        <p className="text-muted">
          {t('Hacen falta al menos {{number}} leads, y respuestas de quien no lo es.', {
            number: fewestLeads,
          })}
        </p>
      ) : (
        <table className="w-full text-dense">
          <thead>
            <tr className="text-left text-muted">
              <th scope="col">{t('Respuesta')}</th>
              <th scope="col" className="text-right">
                {t('De los leads')}
              </th>
              <th scope="col" className="text-right">
                {t('De todos')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ question, answer, ofLeads, ofAll }) => (
              <tr key={`${question} ${answer}`}>
                <th scope="row" className="py-1 pr-2 text-left font-normal wrap-anywhere">
                  <span className="text-muted">{question}</span> {answer}
                </th>
                <td className="text-right tabular-nums">{share(ofLeads)}</td>
                <td className="text-right tabular-nums">{share(ofAll)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function share(part: number): string {
  return `${Math.round(part * 100)} %`
}
