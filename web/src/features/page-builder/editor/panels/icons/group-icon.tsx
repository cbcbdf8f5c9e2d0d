import {
  AppWindow,
  BadgeCheck,
  ChevronsRight,
  Code,
  Dock,
  Download,
  Folder,
  GalleryHorizontal,
  History,
  Images,
  ListCollapse,
  ListOrdered,
  MapPin,
  Megaphone,
  Minus,
  PanelBottom,
  PanelRight,
  Shapes,
  Sparkles,
  Star,
  Table,
  TableOfContents,
  TextQuote,
  Volume2,
  type LucideIcon,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  'panel-bottom': PanelBottom,
  megaphone: Megaphone,
  folder: Folder,
  'list-collapse': ListCollapse,
  'list-ordered': ListOrdered,
  star: Star,
  sparkles: Sparkles,
  'volume-2': Volume2,
  download: Download,
  'map-pin': MapPin,
  code: Code,
  'chevrons-right': ChevronsRight,
  'table-of-contents': TableOfContents,
  'app-window': AppWindow,
  'panel-right': PanelRight,
  'gallery-horizontal': GalleryHorizontal,
  images: Images,
  'badge-check': BadgeCheck,
  minus: Minus,
  history: History,
  'text-quote': TextQuote,
  table: Table,
  dock: Dock,
}

/** The icon of an element of the groups. */
export function GroupIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[name] ?? Shapes
  return <Icon aria-hidden="true" className={className} />
}
