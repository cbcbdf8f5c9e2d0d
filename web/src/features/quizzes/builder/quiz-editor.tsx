import type { QuizDocument } from '@aurelio/contracts/quiz-document'
import type { Quiz } from '@aurelio/contracts/quizzes'
import { EmbedQuiz } from './embed-quiz.tsx'
import { checkQuiz } from '@aurelio/proofs/quiz'
import { Plus } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { connected, moved, without } from '../../../ui/graph/graph-edits.ts'
import { type GraphView, GraphViewBar, GraphViews } from '../../../ui/graph/graph-views.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EditorHeader } from './editor-header.tsx'
import { newQuestion, withBlock, withCopy, withNode, withResult } from './edits.ts'
import { Findings, findingText } from './findings.tsx'
import { NodePanel } from './node-panel.tsx'
import { QuizSettings } from './quiz-settings.tsx'
import { shownGraph } from './shown-graph.ts'
import { useSharedQuiz } from './shared/use-shared-quiz.ts'

/** The renderer of pages is heavy, and comes with the first step that is looked at. */
const StepPreview = lazyPart(async () => (await import('./preview/step-preview.tsx')).StepPreview)

/** A quiz on its graph or as a list, the chosen step beside it, and what is proved of it. */
export function QuizEditor({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation()
  const [view, setView] = useState<GraphView>('list')
  const [selected, setSelected] = useState<string | null>(quiz.document.start)
  const held = useSharedQuiz(quiz, selected)
  const { others } = held
  const { document } = held.draft
  const [isChecked, setIsChecked] = useState(false)
  const checked = useMemo(() => (isChecked ? checkQuiz(document) : null), [isChecked, document])
  const [way, setWay] = useState<readonly string[]>([])
  const change = (next: QuizDocument) => held.change({ document: next })
  const add = ({ id, document: next }: { id: string; document: QuizDocument }) => {
    change(next)
    setSelected(id)
  }
  const problems = useMemo(
    () => new Map(checked?.findings.map((finding) => [finding.node, findingText(finding, t)])),
    [checked, t],
  )
  const graph = useMemo(() => shownGraph(document, { problems, others }, t), [document, problems, others, t])
  const node = document.nodes.find(({ id }) => id === selected)
  const addBlock = () => {
    const question = newQuestion('one', t('¿Qué te interesa?'), [t('Primera opción'), t('Segunda opción')])
    add(withBlock(document, t('Bloque nuevo'), question, node?.type === 'block' ? node.id : null))
  }
  return (
    <div className="flex flex-col gap-4">
      <EditorHeader quiz={quiz} held={held} onCheck={() => setIsChecked(true)} />
      {checked && (
        <Findings
          checked={checked}
          document={document}
          onShow={(at, shown) => {
            if (at !== '') setSelected(at)
            setWay(shown)
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <GraphViewBar view={view} onView={setView} />
        <Button icon={<Plus aria-hidden="true" className="size-4" />} onClick={addBlock}>
          {t('Añadir bloque')}
        </Button>
        <Button
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => add(withResult(document, t('Resultado nuevo')))}
        >
          {t('Añadir resultado')}
        </Button>
      </div>
      <QuizSettings document={document} onChange={change} />
      <div className="grid items-start gap-4 @4xl:grid-cols-[minmax(0,1fr)_26rem]">
        <GraphViews
          view={view}
          label={t('Pasos del quiz')}
          {...graph}
          selected={selected}
          way={way}
          onSelect={setSelected}
          onConnect={(given) => {
            const isDrawn = document.nodes.some(({ id, type }) => id === given.from && type === 'block')
            if (isDrawn) change({ ...document, ...connected(document, given) })
          }}
          onMove={(places) => change({ ...document, ...moved(document, places) })}
          onDuplicate={(id) => add(withCopy(document, id))}
          onRemove={(id) => {
            const isKept = document.nodes.some((each) => each.id === id && each.type === 'verdict')
            if (!isKept && id !== document.start) change({ ...document, ...without(document, id) })
          }}
        />
        {node && node.type !== 'verdict' && (
          <div className="flex min-w-0 flex-col gap-4">
            <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
              <StepPreview
                node={node}
                document={document}
                onChange={(next) => change(withNode(document, next))}
              />
            </Suspense>
            <NodePanel
              key={node.id}
              node={node}
              document={document}
              onChange={(next) => change(withNode(document, next))}
              onConnect={(port, to) =>
                change({ ...document, ...connected(document, { from: node.id, port, to }) })
              }
              onRule={(next, edge) =>
                change({ ...withNode(document, next), edges: [...document.edges, edge] })
              }
            />
          </div>
        )}
      </div>
      {quiz.state !== 'draft' && <EmbedQuiz quiz={quiz} />}
    </div>
  )
}
