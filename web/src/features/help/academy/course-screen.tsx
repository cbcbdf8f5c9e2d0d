import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import { NothingFoundDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SpanishOnly } from '../spanish-only.tsx'
import { academyPath } from './academy-path.ts'
import { type Course, courses } from './courses.ts'
import { LessonLink } from './lesson-link.tsx'
import { LessonText } from './lesson-text.tsx'
import { useSeen } from './use-seen.ts'

/** One course: its lessons at the side, and the one that the address names, else the first that was not seen. */
export function CourseScreen() {
  const { t } = useTranslation()
  const { course: wanted } = useParams()
  const course = courses.find(({ id }) => id === wanted)
  if (course) return <OpenCourse key={course.id} course={course} />
  return (
    <EmptyState
      drawing={<NothingFoundDrawing />}
      heading
      title={t('Este curso no existe')}
      action={
        <Link to={academyPath} className="rounded-sm text-accent-text underline">
          {t('Todos los cursos')}
        </Link>
      }
    />
  )
}

function OpenCourse({ course }: { course: Course }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { ids, isPending } = useSeen()
  const named = course.lessons[Number(search.get('leccion')) - 1]
  const open = named ?? course.lessons.find((lesson) => !ids.has(lesson)) ?? course.lessons[0]
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t(course.title)}
        text={t(course.description)}
        actions={
          <Link to={academyPath} className="rounded-sm text-accent-text underline">
            {t('Todos los cursos')}
          </Link>
        }
      />
      <SpanishOnly />
      <div className="grid gap-6 @2xl:grid-cols-[16rem_1fr]">
        <nav aria-label={t('Lecciones')} className="@2xl:sticky @2xl:top-20 @2xl:self-start">
          <ol className="flex flex-col gap-1">
            {course.lessons.map((lesson) => (
              <li key={lesson}>
                <LessonLink
                  course={course}
                  lesson={lesson}
                  isSeen={ids.has(lesson)}
                  isOpen={lesson === open}
                />
              </li>
            ))}
          </ol>
        </nav>
        {/* Without its address the lesson depends on what was seen. */}
        {named === undefined && isPending && <Skeleton className="h-64" />}
        {open !== undefined && (named !== undefined || !isPending) && (
          <LessonText course={course} lesson={open} seen={ids} />
        )}
      </div>
    </div>
  )
}
