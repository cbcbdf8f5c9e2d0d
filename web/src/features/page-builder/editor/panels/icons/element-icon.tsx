import {
  Box,
  ChartColumn,
  CircleHelp,
  ClipboardList,
  Columns3,
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

/** The icons that element definitions name; by name, so that only these are loaded. */
const icons: Readonly<Record<string, LucideIcon>> = {
  box: Box,
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

export function ElementIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[name] ?? Shapes
  return <Icon aria-hidden="true" className={className} />
}
