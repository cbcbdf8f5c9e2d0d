export { circles, components, deadEnds, endless, unreachable, wayTo, type Graph } from './graph.ts'
