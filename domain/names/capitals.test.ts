import { describe, expect, test } from 'vitest'
import { capitalAddress, capitalFirstName, capitalPlace, capitalSurname } from './capitals.ts'

describe('first names', () => {
  test.each([
    ['jan', 'Jan'],
    ['jan peter', 'Jan Peter'],
    ['jan-willem', 'Jan-Willem'],
    ['élodie', 'Élodie'],
    ['ijsbrand', 'IJsbrand'],
    ['Ijsbrand', 'IJsbrand'],
    ['ijeoma', 'Ijeoma'],
    ['JAN', 'JAN'],
    ['DeAndre', 'DeAndre'],
    ['李小龙', '李小龙'],
  ])('%s → %s', (typed, expected) => {
    expect(capitalFirstName(typed)).toBe(expected)
  })
})

describe('surnames', () => {
  test.each([
    ['jansen', 'Jansen'],
    ['van den berg', 'van den Berg'],
    ['Van den berg', 'Van den Berg'],
    ["'t hart", "'t Hart"],
    ['’t hart', '’t Hart'],
    ["van 't hoff", "van 't Hoff"],
    ["in 't veld", "in 't Veld"],
    ['ter horst', 'ter Horst'],
    ['op de beeck', 'op de Beeck'],
    ['von stein', 'von Stein'],
    ['da silva', 'da Silva'],
    ['de la cruz', 'de la Cruz'],
    ['el-amrani', 'el-Amrani'],
    ['jansen-van dijk', 'Jansen-van Dijk'],
    ['jansen - de vries', 'Jansen - de Vries'],
    ["d'artagnan", "d'Artagnan"],
    ["o'neill", "O'Neill"],
    ['ijzerman', 'IJzerman'],
    ['van ijssel', 'van IJssel'],
    ['mcDonald', 'McDonald'],
    ['le', 'Le'],
    ['van', 'Van'],
    ['ß', 'ß'],
  ])('%s → %s', (typed, expected) => {
    expect(capitalSurname(typed)).toBe(expected)
  })
})

describe('places', () => {
  test.each([
    ['amsterdam', 'Amsterdam'],
    ['den haag', 'Den Haag'],
    ["'s-gravenhage", "'s-Gravenhage"],
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
    ["'t harde", "'t Harde"],
    ['ijmuiden', 'IJmuiden'],
    ['Ijmuiden', 'IJmuiden'],
    ['alphen aan den rijn', 'Alphen aan den Rijn'],
    ['bergen op zoom', 'Bergen op Zoom'],
    ['capelle aan den ijssel', 'Capelle aan den IJssel'],
    ['krimpen aan den Ijssel', 'Krimpen aan den IJssel'],
    ['rio de janeiro', 'Rio de Janeiro'],
    ['frankfurt am main', 'Frankfurt am Main'],
    ['stratford-upon-avon', 'Stratford-upon-Avon'],
    ['burgemeester van utrecht', 'Burgemeester van Utrecht'],
    ['súdwest-fryslân', 'Súdwest-Fryslân'],
  ])('%s → %s', (typed, expected) => {
    expect(capitalPlace(typed)).toBe(expected)
  })
})

describe('addresses', () => {
  test.each([
    ['keizersgracht 1', 'Keizersgracht 1'],
    ['lange voorhout 3', 'Lange voorhout 3'],
    ["'s-gravenweg 1", "'s-Gravenweg 1"],
    ["'t zand 4", "'t Zand 4"],
    ['ijburglaan 5', 'IJburglaan 5'],
    ['1e helmersstraat 5', '1e helmersstraat 5'],
    ['12 rue de la paix', '12 rue de la paix'],
  ])('%s → %s', (typed, expected) => {
    expect(capitalAddress(typed)).toBe(expected)
  })
})
