import type { LessonId } from '@aurelio/contracts/lessons'
import { Circle, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { cn } from '../../../ui/class-names.ts'
import { academyPath } from './academy-path.ts'
import type { Course } from './courses.ts'
import { lessonOf } from './lessons.ts'

type LessonLinkProps = { course: Course; lesson: LessonId; isSeen: boolean; isOpen?: boolean }

/** A lesson by its title, with a tick where the person has seen it. */
export function LessonLink({ course, lesson, isSeen, isOpen = false }: LessonLinkProps) {
  const { t } = useTranslation()
  const Mark = isSeen ? CircleCheck : Circle
  return (
    <Link
      to={lessonPath(course, lesson)}
      aria-current={isOpen ? 'step' : undefined}
      className={cn(
        'flex min-h-9 items-center gap-2 rounded-sm px-2 hover:bg-hover coarse:min-h-11',
        isOpen && 'bg-hover font-medium',
      )}
    >
      <Mark aria-hidden="true" className={cn('size-4 shrink-0', isSeen ? 'text-success' : 'text-muted')} />
      <span lang="es" className="min-w-0 flex-1">
        {lessonOf(lesson).title}
      </span>
      {isSeen && <span className="sr-only">{t('vista')}</span>}
    </Link>
  )
}

/** Lessons count from 1 in an address. */
export function lessonPath(course: Course, lesson: LessonId): string {
  return `${academyPath}/${course.id}?leccion=${course.lessons.indexOf(lesson) + 1}`
}
