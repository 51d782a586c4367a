// Drawings of how things hang together, for founders and for the office alike.
export { StructureDrawing } from './structure-chart.tsx'
