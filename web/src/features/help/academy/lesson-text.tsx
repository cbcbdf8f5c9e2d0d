import type { LessonId } from '@aurelio/contracts/lessons'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { GuideText } from '../guide-text.tsx'
import { academyPath } from './academy-path.ts'
import type { Course } from './courses.ts'
import { lessonPath } from './lesson-link.tsx'
import { lessonOf } from './lessons.ts'
import { useMark } from './use-seen.ts'

type LessonTextProps = { course: Course; lesson: LessonId; seen: ReadonlySet<LessonId> }

/** What a lesson says, the way to where it is done, and the way on. */
export function LessonText({ course, lesson, seen }: LessonTextProps) {
  const { t } = useTranslation()
  const { title, markdown, screen } = lessonOf(lesson)
  return (
    <article className="flex min-w-0 flex-col gap-4" aria-labelledby="lesson">
      <h2 id="lesson" lang="es" className="text-xl font-semibold">
        {title}
      </h2>
      <GuideText markdown={markdown} />
      {screen !== undefined && (
        <p>
          <Link to={screen} className="rounded-sm text-accent-text underline">
            {t('Probarlo ahora')}
          </Link>
        </p>
      )}
      <LessonEnd course={course} lesson={lesson} seen={seen} />
    </article>
  )
}

function LessonEnd({ course, lesson, seen }: LessonTextProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mark = useMark()
  const isSeen = seen.has(lesson)
  const next = course.lessons[course.lessons.indexOf(lesson) + 1]
  const isDone = course.lessons.every((id) => seen.has(id))

  const markAndGo = () =>
    mark.mutate(
      { lesson, seen: true },
      { onSuccess: () => next !== undefined && void navigate(lessonPath(course, next)) },
    )

  return (
    <footer className="flex flex-wrap items-center gap-3 border-t pt-4">
      {isSeen ? (
        <Button disabled={mark.isPending} onClick={() => mark.mutate({ lesson, seen: false })}>
          {t('Quitar la marca')}
        </Button>
      ) : (
        <Button variant="primary" disabled={mark.isPending} onClick={markAndGo}>
          {next === undefined ? t('Marcar como vista') : t('Marcar como vista y seguir')}
        </Button>
      )}
      {isSeen && next !== undefined && (
        <Link to={lessonPath(course, next)} className="rounded-sm text-accent-text underline">
          {t('Lección siguiente')}
        </Link>
      )}
      <p role="status" className="text-muted">
        {isDone && (
          <>
            {t('Curso terminado')}{' '}
            <Link to={academyPath} className="rounded-sm text-accent-text underline">
              {t('Elegir otro curso')}
            </Link>
          </>
        )}
      </p>
    </footer>
  )
}
