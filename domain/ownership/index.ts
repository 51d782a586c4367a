/** Who owns what: the company with the people and companies behind it, drawn as a chart, and whom the law calls its owner. */

export { type ChartBox, type ChartDirection, type ChartLayout, layoutOf, linesOf, type Point } from './chart-layout.ts'
export { chartOf, chartTarget } from './chart-of-answers.ts'
export { type ChartNode, ownParts, type StructureChart, type UboTest, uboTest } from './structure.ts'
