import type { TextsFor } from '../../template.ts'
import type { conversionDeed as shape } from '../shapes/conversion-deed.ts'
import { deed } from './deed.ts'

const { closing } = deed.parts

/** De akte van oprichting van een BV die een onderneming krijgt in ruil voor haar aandelen. */
export const conversionDeed = {
  ...deed,
  parts: {
    ...deed.parts,
    closing: {
      ...closing,
      articles: {
        ...closing.articles,
        paid_up: {
          title: 'Storting',
          plain: 'Je betaalt je aandelen met je bedrijf. Hier staat per oprichter om welk bedrag het gaat.',
          clauses: {
            agreed:
              'Bedongen is dat {some_money?op een deel van de aandelen|op de aandelen} niet in geld wordt gestort, maar door inbreng van een onderneming, zoals hierna is bepaald. Door die inbreng wordt gestort:',
            kind: 'door {party_name}, voornoemd: {party_amount}, op {party_shares}, {party_numbers}{last?.|;}',
            money:
              'Door {party_name}, voornoemd, wordt {party_amount} in geld gestort, in euro, op {party_shares}, {party_numbers}, zodra de vennootschap daarom vraagt.',
            paid: 'Bij het verlijden van deze akte is op de aandelen nog niets gestort. De inbreng wordt geleverd onmiddellijk nadat deze akte is verleden. Dan bedraagt het gestorte deel van het geplaatste kapitaal {paid_in_kind}{some_money?|, zodat alle aandelen zijn volgestort}.',
          },
        },
        contribution: {
          title: 'Inbreng van de onderneming',
          plain: 'De wet wil dat alles wat over de inbreng is afgesproken, in de akte zelf staat.',
          clauses: {
            business:
              'De onderneming die wordt ingebracht, is tot vandaag{has_trade_name? onder de naam {main.trade_name}} als {main.converted_from} gedreven door {owner_names} en is in het handelsregister ingeschreven onder nummer {main.kvk}. Zij wordt in deze akte genoemd: de onderneming.',
            through:
              '{holding_name} heeft {from_vof?het aandeel van {person_name} in de onderneming|de onderneming} vandaag om {passed_hour} uur en {passed_minute} minuten, voordat deze akte werd verleden, verkregen door inbreng op haar eigen aandelen, bij een akte die voor mij, notaris, is verleden.',
            called:
              '{several_owners?De oprichters die de onderneming inbrengen, worden genoemd: de inbrengers|De oprichter die de onderneming inbrengt, wordt genoemd: de inbrenger}.',
            contributes:
              '{several_owners?De inbrengers verbinden zich, ieder voor zijn aandeel,|De inbrenger verbindt zich} de hele onderneming in de vennootschap in te brengen, met alle bezittingen, rechten, schulden en verplichtingen die daartoe behoren. De vennootschap neemt die schulden en verplichtingen voor haar rekening en vrijwaart daarvoor {several_owners?de inbrengers|de inbrenger}{in_person?| en wie de onderneming tot vandaag dreef}.',
            accepted:
              '{several_founders?De oprichters aanvaarden|De oprichter aanvaardt} deze inbreng namens de vennootschap, als bedoeld in artikel 2:203 lid 4 van het Burgerlijk Wetboek.',
            described:
              'Wat wordt ingebracht, staat in de beschrijving als bedoeld in artikel 2:204a van het Burgerlijk Wetboek, met de waarde ervan en de methoden waarmee die is bepaald. De beschrijving heeft betrekking op de toestand op een dag die niet meer dan zes maanden vóór vandaag ligt, is door {several_founders?alle oprichters|de oprichter} ondertekend en is in origineel aan deze akte gehecht. Volgens de beschrijving is de waarde ten minste gelijk aan het bedrag dat met de inbreng op de aandelen wordt gestort.',
            surplus:
              'Wat de inbreng meer waard is dan dat bedrag, is agio. De vennootschap blijft daarvan niets schuldig.',
            credit:
              'Van wat de inbreng meer waard is dan dat bedrag, blijft de vennootschap {credit_amount} schuldig aan {several_owners?de inbrengers, naar verhouding van ieders aandeel in de onderneming|de inbrenger}. Het overige is agio.',
            credit_limit:
              'Het bedrag dat de vennootschap schuldig blijft, is niet hoger dan vijf procent van de waarde die met de inbreng op de aandelen wordt gestort, het agio daaronder begrepen, en niet hoger dan vijfentwintigduizend euro (€ 25.000,00).',
            back: 'De inbreng werkt terug tot {transfer_day}: vanaf die dag is de onderneming voor rekening en risico van de vennootschap. Wat sindsdien is ontvangen en betaald, wordt met haar verrekend.',
            later:
              'De inbreng gaat in op {transfer_day}: vanaf die dag is de onderneming voor rekening en risico van de vennootschap. Tot die dag blijft zij voor rekening en risico van {several_owners?de inbrengers|de inbrenger}.',
            from: 'De onderneming is met ingang van vandaag voor rekening en risico van de vennootschap.',
            warranty:
              '{several_owners?De inbrengers staan ervoor in dat zij tot de inbreng bevoegd zijn|De inbrenger staat ervoor in tot de inbreng bevoegd te zijn}, dat op wat wordt ingebracht geen pandrecht{owns_real_estate?, hypotheek} of beslag rust dat niet in de beschrijving is vermeld, en dat de beschrijving volledig en juist is.',
            delivery:
              '{several_owners?De inbrengers leveren|De inbrenger levert} de onderneming onmiddellijk nadat deze akte is verleden, bij een akte die voor mij, notaris, wordt verleden.{owns_real_estate? Het registergoed dat tot de onderneming behoort, wordt op dezelfde dag geleverd bij een afzonderlijke notariële akte.}',
            costs: 'De kosten van de inbreng en van de levering komen voor rekening van de vennootschap.',
            whole:
              'Deze akte en de beschrijving die eraan is gehecht, bevatten de hele overeenkomst tot inbreng, als bedoeld in artikel 2:204 lid 1 van het Burgerlijk Wetboek.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
