import type { TextsFor } from '../../template.ts'
import type { loan as shape } from '../shapes/conversion-sale.ts'
import { signatureLines, whoSigns } from './signing.ts'

/** De lening: wat de BV van de koopprijs schuldig blijft. */
export const loan = {
  title: 'Overeenkomst van geldlening aan {full_name}',
  parts: {
    agreement: {
      title: null,
      articles: {
        who_signs: whoSigns,
        parties: {
          title: 'Partijen',
          plain: 'Je leent je BV het geld waarmee zij je bedrijf koopt.',
          clauses: {
            intro: 'De ondergetekenden:',
            owner:
              '{p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}{last?,|;}',
            company:
              '{company_name}, gevestigd te {p.company_location}, ingeschreven in het handelsregister onder nummer {p.chamber}, vertegenwoordigd door {p.prefix} {p.firstname} {p.lastname}{last?,|;}',
            called: 'hierna {several_owners?samen te noemen|te noemen}: de geldgever, en',
          },
        },
        buyer: {
          title: null,
          plain: 'Je BV, en wie voor haar tekent.',
          clauses: {
            buyer:
              '{full_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd in de gemeente {main.headquarters}, kantoorhoudende te {main.postal_code} {main.place_of_business}, {main.office_address}, opgericht bij akte verleden op {deed_day} voor notaris {notary_name} te {notary_city}, hierna te noemen: de geldnemer, vertegenwoordigd door {several_directors?haar bestuurders|haar bestuurder}:',
            director:
              '{director_name}{directs_person?, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}}{directs_holding?, op haar beurt vertegenwoordigd door haar enige bestuurder, {titled_name}}{directs_company?, ingeschreven in het handelsregister onder nummer {p.chamber}, op haar beurt vertegenwoordigd door {capacity}, {titled_name}{jointly?, en {co_director}}}{last?.|;}',
          },
        },
        sum: {
          title: 'De lening',
          plain: 'Hoeveel de BV je schuldig blijft. Je accountant vult het bedrag in.',
          clauses: {
            owed: 'De geldnemer koopt de onderneming van de geldgever bij de koopovereenkomst die partijen tegelijk met deze overeenkomst sluiten. Van de koopprijs blijft de geldnemer {loan_amount} schuldig. Dat bedrag is vanaf de dag van ondertekening een lening van de geldgever aan de geldnemer.',
            shares: 'De lening komt de geldgevers toe naar verhouding van ieders aandeel in de onderneming.',
            resolved:
              'De algemene vergadering van de geldnemer heeft {all_conflicted?{care?deze lening goedgekeurd|op grond van artikel 2:239 lid 6 van het Burgerlijk Wetboek tot deze lening besloten}|deze lening goedgekeurd}.',
          },
        },
        interest: {
          title: 'Rente',
          plain: 'De rente moet zakelijk zijn: wat een ander voor zo’n lening zou vragen. Je accountant vult haar in.',
          clauses: {
            rate: 'De geldnemer betaalt over het bedrag dat openstaat een rente van {loan_interest} procent per jaar. Deze rente is zakelijk, gelet op de looptijd en op het ontbreken van zekerheid.',
            paid: 'De rente wordt ieder jaar achteraf betaald, op eenendertig december, en bij de laatste aflossing.',
          },
        },
        repayment: {
          title: 'Aflossing',
          plain: 'Ieder jaar een gelijk deel. Eerder mag ook.',
          clauses: {
            terms:
              'De lening heeft een looptijd van {loan_term}. De geldnemer lost haar af in gelijke jaarlijkse termijnen, voor het eerst één jaar na de dag van ondertekening.',
            sooner:
              'De geldnemer mag de lening op ieder moment geheel of gedeeltelijk eerder aflossen, zonder vergoeding.',
          },
        },
        due: {
          title: 'Wanneer alles direct moet worden betaald',
          plain: 'Gaat het mis met de BV, dan kun je het hele bedrag opeisen.',
          clauses: {
            intro: 'De geldgever kan de hele lening met de rente direct opeisen als de geldnemer:',
            late: 'na een schriftelijke aanmaning niet binnen veertien dagen rente of aflossing betaalt;',
            insolvent: 'in staat van faillissement is verklaard of surseance van betaling heeft gekregen;',
            ended: 'de onderneming staakt of vervreemdt, of wordt ontbonden.',
          },
        },
        security: {
          title: 'Zekerheid',
          plain: 'Wil je toch zekerheid, bijvoorbeeld een pandrecht, vraag het dan aan de notaris.',
          clauses: { none: 'De geldnemer geeft voor de lening geen zekerheid.' },
        },
        final: {
          title: 'Slotbepalingen',
          plain: 'Hoe je iets verandert en welk recht geldt.',
          clauses: {
            written: 'Wijzigingen van deze overeenkomst gelden alleen als zij schriftelijk zijn vastgelegd.',
            law: 'Op deze overeenkomst is Nederlands recht van toepassing.',
            sole: 'De geldgever houdt alle aandelen in de geldnemer. Deze overeenkomst is ook de schriftelijke vastlegging die artikel 2:247 van het Burgerlijk Wetboek verlangt.',
          },
        },
        signature: {
          title: 'Ondertekening',
          plain: 'Je tekent twee keer: voor jezelf, en als bestuurder namens de BV.',
          clauses: signatureLines,
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
