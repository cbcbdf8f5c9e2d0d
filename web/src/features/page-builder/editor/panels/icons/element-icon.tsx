import {
  Box,
  ChartColumn,
  CircleHelp,
  ClipboardList,
  Columns3,
  Component,
  Heading,
  Image,
  ListChecks,
  Loader,
  MousePointerClick,
  PanelTop,
  Quote,
  Rows3,
  SeparatorHorizontal,
  Shapes,
  Share2,
  Square,
  Tags,
  Timer,
  Type,
  Video,
  type LucideIcon,
} from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../../../ui/lazy-part.ts'

const GroupIcon = lazyPart(async () => (await import('./group-icon.tsx')).GroupIcon)

/** The icons that the definitions of the specification's elements name; by name, so that only these are loaded. */
const icons: Readonly<Record<string, LucideIcon>> = {
  box: Box,
  component: Component,
  heading: Heading,
  type: Type,
  image: Image,
  'mouse-pointer-click': MousePointerClick,
  video: Video,
  'clipboard-list': ClipboardList,
  'rows-3': Rows3,
  'columns-3': Columns3,
  'panel-top': PanelTop,
  square: Square,
  'list-checks': ListChecks,
  quote: Quote,
  tags: Tags,
  'circle-help': CircleHelp,
  'chart-column': ChartColumn,
  timer: Timer,
  loader: Loader,
  'share-2': Share2,
  'separator-horizontal': SeparatorHorizontal,
}

type ElementIconProps = { name: string; className?: string }

/** The icon of an element; those of the groups come with them. */
export function ElementIcon({ name, className }: ElementIconProps) {
  const Icon = icons[name]
  if (Icon) return <Icon aria-hidden="true" className={className} />
  return (
    <Suspense fallback={<Shapes aria-hidden="true" className={className} />}>
      <GroupIcon name={name} {...(className !== undefined && { className })} />
    </Suspense>
  )
}
