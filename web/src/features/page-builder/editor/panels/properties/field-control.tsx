import { type ComponentType, type ReactElement, Suspense } from 'react'
import { lazyPart } from '../../../../../ui/lazy-part.ts'
import { ChoiceControl } from './controls/choice-control.tsx'
import type { ControlProps } from './controls/control.ts'
import { ColorControl } from './controls/color-control.tsx'
import { ImageControl } from './controls/image-control.tsx'
import { ItemsControl } from './controls/items-control.tsx'
import { MediaControl } from './controls/media-control.tsx'
import { NumberControl } from './controls/number-control.tsx'
import { SelectControl } from './controls/select-control.tsx'
import { SpacingControl } from './controls/spacing-control.tsx'
import { LinkControl } from './controls/link-control.tsx'
import { TextControl, TextareaControl } from './controls/text-control.tsx'

/** Only a form needs it: it loads when one is selected. */
const FormFieldsControl = lazyPart(
  async () => (await import('./controls/form-fields-control.tsx')).FormFieldsControl,
)

const FormFileControl = lazyPart(
  async () => (await import('./controls/form-file-control.tsx')).FormFileControl,
)

const ContestControl = lazyPart(async () => (await import('./controls/contest-control.tsx')).ContestControl)

const RichControl = lazyPart(async () => (await import('./controls/rich-control.tsx')).RichControl)

const IconControl = lazyPart(async () => (await import('./icons/icon-control.tsx')).IconControl)

const PointControl = lazyPart(async () => (await import('./controls/point-control.tsx')).PointControl)
const RatioControl = lazyPart(async () => (await import('./controls/ratio-control.tsx')).RatioControl)

/** Only where a symbol is selected. */
const SymbolContentControl = lazyPart(
  async () => (await import('./controls/symbol-content-control.tsx')).SymbolContentControl,
)

const CollectionControl = lazyPart(
  async () => (await import('./controls/collection-control.tsx')).CollectionControl,
)

export const FieldInsert = lazyPart(async () => (await import('./controls/field-insert.tsx')).FieldInsert)

type FieldControlProps = ControlProps & { Row: ComponentType<Omit<ControlProps, 'id'>> }

/** The control that edits one declared field, by its kind; `Row` draws the fields inside a list's entries. */
export function FieldControl({ field, Row, ...rest }: FieldControlProps): ReactElement {
  switch (field.kind) {
    case 'link':
      return <LinkControl field={field} {...rest} />
    case 'video':
    case 'audio':
      return <MediaControl field={field} {...rest} />
    case 'text':
    case 'anchor':
    case 'size':
      return <TextControl field={field} {...rest} />
    case 'textarea':
      return <TextareaControl field={field} {...rest} />
    case 'image':
      return <ImageControl field={field} {...rest} />
    case 'color':
      return <ColorControl field={field} {...rest} />
    case 'length':
    case 'number':
      return <NumberControl field={field} {...rest} />
    case 'choice':
      return <ChoiceControl field={field} {...rest} />
    case 'select':
      return <SelectControl field={field} {...rest} />
    case 'spacing':
      return <SpacingControl field={field} {...rest} />
    case 'items':
      return <ItemsControl field={field} Row={Row} {...rest} />
    case 'icon':
      return (
        <Suspense fallback={null}>
          <IconControl field={field} {...rest} />
        </Suspense>
      )
    case 'point':
      return (
        <Suspense fallback={null}>
          <PointControl field={field} {...rest} />
        </Suspense>
      )
    case 'ratio':
      return (
        <Suspense fallback={null}>
          <RatioControl field={field} {...rest} />
        </Suspense>
      )
    case 'symbol-content':
      return (
        <Suspense fallback={null}>
          <SymbolContentControl field={field} Row={Row} {...rest} />
        </Suspense>
      )
    case 'rich':
      return (
        <Suspense fallback={null}>
          <RichControl field={field} {...rest} />
        </Suspense>
      )
    case 'contest':
      return (
        <Suspense fallback={null}>
          <ContestControl field={field} {...rest} />
        </Suspense>
      )
    case 'form-file':
      return (
        <Suspense fallback={null}>
          <FormFileControl field={field} {...rest} />
        </Suspense>
      )
    case 'collection':
      return (
        <Suspense fallback={null}>
          <CollectionControl field={field} {...rest} />
        </Suspense>
      )
    case 'form-fields':
    default:
      return (
        <Suspense fallback={null}>
          <FormFieldsControl field={field} {...rest} />
        </Suspense>
      )
  }
}
