import { ToolsScreen } from '../../features/home/tools-screen.tsx'
import { tools } from './tools.ts'

export function ToolsRoute() {
  return <ToolsScreen tools={tools} />
}
