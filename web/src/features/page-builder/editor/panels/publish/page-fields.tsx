import type { PageSettings } from '@aurelio/contracts/page-settings'
import { slugOf } from '@aurelio/page/values'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { Field } from '../../../../../ui/field.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { Textarea } from '../../../../../ui/textarea.tsx'

type PageFieldsProps = {
  slug: string
  onSlug: (slug: string) => void
  /** Whether somebody may know its address already. */
  isPublished: boolean
  settings: PageSettings
  /** What the title is while none is written. */
  name: string
  onChange: (change: Partial<PageSettings>) => void
  problem: string | null
}

/** Where the page stands, and what a searcher tells of it. */
export function PageFields({
  slug,
  onSlug,
  isPublished,
  settings,
  name,
  onChange,
  problem,
}: PageFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Field
        label={t('Dirección')}
        help={
          isPublished
            ? t('Minúsculas, números y guiones. Si la cambias, la de antes llevará a la nueva.')
            : t('Minúsculas, números y guiones.')
        }
      >
        {(control) => (
          <Input
            {...control}
            {...(problem !== null && { 'aria-invalid': true })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
            value={slug}
            onChange={(event) => onSlug(event.target.value)}
            onBlur={() => onSlug(slugOf(slug))}
          />
        )}
      </Field>
      <Field label={t('Título')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={200}
            placeholder={name}
            value={settings.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('Descripción')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={400}
            value={settings.description}
            // One line: the field wraps, the text does not.
            onChange={(event) => onChange({ description: event.target.value.replaceAll(/\s*\n\s*/g, ' ') })}
          />
        )}
      </Field>
      <Checkbox
        label={t('Permitir que los buscadores la muestren')}
        checked={settings.indexed}
        onChange={(event) => onChange({ indexed: event.target.checked })}
      />
    </>
  )
}
