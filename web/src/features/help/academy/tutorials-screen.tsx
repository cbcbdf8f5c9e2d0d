import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SpanishOnly } from '../spanish-only.tsx'
import { academyPath } from './academy-path.ts'
import { courses } from './courses.ts'
import { LessonLink } from './lesson-link.tsx'
import { useSeen } from './use-seen.ts'

/** The lessons about the builder, each one click away. They are there as well where nobody knows what was seen. */
export function TutorialsScreen() {
  const { t } = useTranslation()
  const { ids } = useSeen()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('Tutoriales')} text={t('Guías cortas, paso a paso.')} />
      <SpanishOnly />
      <ul className="grid items-start gap-4 @2xl:grid-cols-2">
        {courses
          .filter(({ about }) => about === 'builder')
          .map((course) => (
            <li key={course.id}>
              <Card className="flex flex-col gap-2">
                <h2 className="px-2 text-base font-semibold">{t(course.title)}</h2>
                <ol className="flex flex-col">
                  {course.lessons.map((lesson) => (
                    <li key={lesson}>
                      <LessonLink course={course} lesson={lesson} isSeen={ids.has(lesson)} />
                    </li>
                  ))}
                </ol>
              </Card>
            </li>
          ))}
      </ul>
      <p>
        <Link to={academyPath} className="rounded-sm text-accent-text underline">
          {t('Todos los cursos')}
        </Link>
      </p>
    </div>
  )
}
