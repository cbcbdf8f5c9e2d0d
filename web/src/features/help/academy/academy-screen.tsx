import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SpanishOnly } from '../spanish-only.tsx'
import { CourseCard } from './course-card.tsx'
import { courses } from './courses.ts'
import { useSeen } from './use-seen.ts'

const groups = [
  { about: 'builder', title: 'El constructor de páginas' },
  { about: 'agency', title: 'El día a día de la agencia' },
] as const

/** Every course, with how far the person is in each. */
export function AcademyScreen() {
  const { t } = useTranslation()
  const seen = useSeen()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Academia')}
        text={t('Cursos cortos, hechos de las guías. Sigues donde lo dejaste.')}
      />
      <SpanishOnly />
      {seen.isError && !seen.data && (
        <ErrorPanel
          title={t('No se ha podido cargar hasta dónde llegaste')}
          text={errorText(seen.error)}
          action={<Button onClick={() => void seen.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {seen.isPending && <Skeleton className="h-64" />}
      {seen.data &&
        groups.map(({ about, title }) => (
          <section key={about} aria-labelledby={`courses-${about}`} className="flex flex-col gap-4">
            <h2 id={`courses-${about}`} className="text-xl font-semibold">
              {t(title)}
            </h2>
            <ul className="grid gap-4 @lg:grid-cols-2 @4xl:grid-cols-3">
              {courses
                .filter((course) => course.about === about)
                .map((course) => (
                  <li key={course.id}>
                    <CourseCard course={course} seen={seen.ids} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
