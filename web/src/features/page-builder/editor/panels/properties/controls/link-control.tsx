import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../../../../ui/lazy-part.ts'
import { textOf, type ControlProps, type TextKind } from './control.ts'
import { TextControl } from './text-control.tsx'

const LinkTarget = lazyPart(async () => (await import('./link-target.tsx')).LinkTarget)

/** Where a link leads: an address as it is typed, or a page, which it follows wherever that goes. */
export function LinkControl(props: ControlProps<TextKind>) {
  const { t } = useTranslation()
  const { field, value, set } = props
  return (
    <>
      <TextControl {...props} />
      <Suspense fallback={null}>
        <LinkTarget label={t(field.label)} value={textOf(value)} onChoose={set} />
      </Suspense>
    </>
  )
}
