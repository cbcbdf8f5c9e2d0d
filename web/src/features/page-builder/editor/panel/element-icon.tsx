import {
  Box,
  Columns3,
  ClipboardList,
  Heading,
  Image,
  MousePointerClick,
  Rows3,
  Shapes,
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
}

export function ElementIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[name] ?? Shapes
  return <Icon aria-hidden="true" className={className} />
}
