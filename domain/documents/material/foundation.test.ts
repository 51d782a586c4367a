import { describe, expect, test } from 'vitest'
import { firstTermOf } from './foundation.ts'
import { runningOn } from './running-on.ts'

describe('the words of a founder run on', () => {
  test.each<[string, string]>([
    ['Tuinieren met de buurt', 'tuinieren met de buurt'],
    ['het geven van lessen', 'het geven van lessen'],
    ['IT-lessen op scholen', 'IT-lessen op scholen'],
    ['Nederlandse les geven aan nieuwkomers', 'Nederlandse les geven aan nieuwkomers'],
    ['Leeuwarden groener maken', 'Leeuwarden groener maken'],
    ['Leeuwarder jongeren helpen', 'Leeuwarder jongeren helpen'],
    ['Amsterdamse ouderen bezoeken', 'Amsterdamse ouderen bezoeken'],
    ['Betere zorg bieden', 'betere zorg bieden'],
    ['3D-printers uitlenen', '3D-printers uitlenen'],
    ['Het doel van de stichting is: De buurt verbinden', 'de buurt verbinden'],
    ['De stichting heeft ten doel het helpen van dieren', 'het helpen van dieren'],
  ])('%s', (typed, printed) => {
    expect(runningOn(typed, 'activities')).toBe(printed)
  })

  test.each<[string, string]>([
    ['Door samen te tuinieren', 'samen te tuinieren'],
    ['door middel van lessen', 'lessen'],
    ['Doorlopend lessen geven', 'doorlopend lessen geven'],
    ['door', 'door'],
  ])('after “door”: %s', (typed, printed) => {
    expect(runningOn(typed, 'realizing_activities')).toBe(printed)
  })
})

describe('the first board does not leave at once', () => {
  test.each<[years: number, members: number, terms: readonly number[]]>([
    [4, 3, [4, 3, 2]],
    [4, 4, [4, 3, 2, 1]],
    [3, 3, [3, 2, 1]],
    [3, 4, [3, 3, 2, 1]],
    [2, 3, [2, 2, 1]],
    [5, 3, [5, 4, 2]],
    [12, 4, [12, 9, 6, 3]],
    [1, 3, [1, 1, 1]],
  ])('%i years, %i members', (years, members, terms) => {
    expect(terms.map((_, place) => firstTermOf(years, place, members))).toEqual(terms)
    expect(terms).toHaveLength(members)
  })
})
