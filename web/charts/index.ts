// Drawings of how things hang together, for founders and for the office alike.
export { StructureChart } from './structure-chart.tsx'
