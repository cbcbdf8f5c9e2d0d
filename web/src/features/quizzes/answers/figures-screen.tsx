import type { Quiz, QuizFigures } from '@aurelio/contracts/quizzes'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatNumber } from '../../../platform/format.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { saveCsv } from '../../../ui/charts/csv.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { quizEditPath } from '../quiz-path.ts'
import { Attempts } from './attempts.tsx'
import { FigureBars } from './figure-bars.tsx'
import { FigureGraph } from './figure-graph.tsx'
import { QuizVisits } from './quiz-visits.tsx'
import { sourceName } from './source-name.ts'
import { WhatSeparates } from './what-separates.tsx'

const freshMs = 5000

/** How a quiz is answered. */
export function FiguresScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const quiz = useQuery(api.quizzes.get.queryOptions({ input: { id } }))
  const figures = useQuery(api.quizzes.figures.queryOptions({ input: { id }, refetchInterval: freshMs }))
  const failed = quiz.isError ? quiz : figures.isError && !figures.data ? figures : null
  if (failed)
    return (
      <ErrorPanel
        heading
        title={t('No se han podido cargar las respuestas')}
        text={errorText(failed.error)}
        action={<Button onClick={() => void failed.refetch()}>{t('Reintentar')}</Button>}
      />
    )
  if (!quiz.data || !figures.data) return <Skeleton className="h-96 rounded-lg" />
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={quiz.data.name}
        actions={
          <div className="flex flex-wrap gap-2">
            {/* A file of its own: the browser saves it, whatever it holds. */}
            <a href={`/api/exports/quizzes/${id}/csv`} download className={buttonClass()}>
              {t('Respuestas en CSV')}
            </a>
            <a href={`/api/exports/quizzes/${id}/xlsx`} download className={buttonClass()}>
              {t('Respuestas en XLSX')}
            </a>
            <Link to={quizEditPath(id)} className={buttonClass()}>
              {t('Editar quiz')}
            </Link>
          </div>
        }
      />
      <Stats figures={figures.data} />
      <FigureGraph quiz={quiz.data} figures={figures.data} />
      <Answered quiz={quiz.data} figures={figures.data} />
      <WhatSeparates quiz={quiz.data} figures={figures.data} />
      <QuizVisits id={id} name={quiz.data.name} />
      <Attempts id={id} />
    </div>
  )
}

function Stats({ figures }: { figures: QuizFigures }) {
  const { t } = useTranslation()
  const shown = [
    { name: 'started', label: t('Lo empiezan'), value: figures.started },
    { name: 'finished', label: t('Lo terminan'), value: figures.finished },
    { name: 'leads', label: t('Dejan sus datos'), value: figures.leads },
  ]
  return (
    <ul aria-label={t('Cifras del quiz')} className="grid grid-cols-1 gap-4 @md:grid-cols-3">
      {shown.map(({ name, label, value }) => (
        <li key={name} className="flex flex-col gap-1 rounded-lg border bg-surface p-4">
          <span className="text-muted">{label}</span>
          <span data-stat={name} className="text-2xl font-semibold tabular-nums">
            {formatNumber(value)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Of each step how many answered it and how long it took, of each question what, and who got which result. */
function Answered({ quiz, figures }: { quiz: Quiz; figures: QuizFigures }) {
  const { t } = useTranslation()
  const { nodes } = quiz.document
  const questions = nodes.flatMap((node) => (node.type === 'block' ? node.questions : []))
  const rowsOf = (question: (typeof questions)[number]) =>
    figures.answers
      .filter((each) => each.question === question.id)
      .map(({ key, count }) => ({
        name: question.options.find((option) => option.id === key)?.text ?? key,
        count,
      }))
  const steps = nodes.flatMap((node) => {
    const counted = figures.blocks.find(({ key }) => key === node.id)
    return node.type === 'block'
      ? [
          {
            name: node.title,
            count: counted?.count ?? 0,
            note: t('{{seconds}} s de media', { seconds: counted?.seconds ?? 0 }),
          },
        ]
      : []
  })
  const results = nodes.flatMap((node) =>
    node.type === 'result'
      ? [{ name: node.title, count: figures.results.find(({ key }) => key === node.id)?.count ?? 0 }]
      : [],
  )
  const all = [
    { title: t('Hasta dónde se llega'), rows: steps },
    { title: t('Resultados'), rows: results },
    {
      title: t('Qué les trajo'),
      rows: figures.sources.map(({ key, count }) => ({ name: sourceName(key, t), count })),
    },
    ...questions.map((question) => ({ title: question.text, rows: rowsOf(question) })),
  ].filter(({ rows }) => rows.length > 0)
  const save = () =>
    saveCsv(
      {
        head: [t('Qué'), t('Respuesta'), t('Veces')],
        rows: all.flatMap(({ title, rows }) => rows.map(({ name, count }) => [title, name, count])),
      },
      quiz.name,
    )
  return (
    <>
      <Button className="self-start" onClick={save}>
        {t('Exportar CSV')}
      </Button>
      <div className="grid gap-4 @3xl:grid-cols-2">
        {all.map(({ title, rows }, at) => (
          <FigureBars key={at} title={title} fileName={`${quiz.name} ${at + 1}`} rows={rows} />
        ))}
      </div>
    </>
  )
}
