import type { LessonId } from '@aurelio/contracts/lessons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { cardLinkClass } from '../../../ui/card.tsx'
import { cn } from '../../../ui/class-names.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { academyPath } from './academy-path.ts'
import type { Course } from './courses.ts'

/** A course with how much of it the person has seen; as a whole it leads there. */
export function CourseCard({ course, seen }: { course: Course; seen: ReadonlySet<LessonId> }) {
  const { t } = useTranslation()
  const total = course.lessons.length
  const done = course.lessons.filter((id) => seen.has(id)).length
  return (
    <Link to={`${academyPath}/${course.id}`} className={cn(cardLinkClass, 'flex h-full flex-col gap-3')}>
      <span className="text-base font-semibold">{t(course.title)}</span>
      <span className="flex-1 text-muted">{t(course.description)}</span>
      <ProgressBar
        percent={Math.round((100 * done) / total)}
        label={t(course.title)}
        text={done === total ? t('Curso terminado') : t('{{done}} de {{total}} lecciones', { done, total })}
      />
    </Link>
  )
}
