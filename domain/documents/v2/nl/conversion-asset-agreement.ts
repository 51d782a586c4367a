import type { TextsFor } from '../../template.ts'
import type { assetAgreement as shape } from '../shapes/conversion-sale.ts'
import { signatureLines, whoSigns } from './signing.ts'

/** De overeenkomst waarmee de BV het bedrijf koopt. */
export const assetAgreement = {
  title: 'Overeenkomst van koop van de onderneming door {full_name}',
  parts: {
    agreement: {
      title: null,
      articles: {
        who_signs: whoSigns,
        parties: {
          title: 'Partijen',
          plain: 'Jij verkoopt je bedrijf, je nieuwe BV koopt het.',
          clauses: {
            intro: 'De ondergetekenden:',
            owner:
              '{p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}{last?,|;}',
            company:
              '{company_name}, gevestigd te {p.company_location}, ingeschreven in het handelsregister onder nummer {p.chamber}, vertegenwoordigd door {p.prefix} {p.firstname} {p.lastname}{last?,|;}',
            called: 'hierna {several_owners?samen te noemen|te noemen}: de verkoper, en',
          },
        },
        buyer: {
          title: null,
          plain: 'Je BV, en wie voor haar tekent.',
          clauses: {
            buyer:
              '{full_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd in de gemeente {main.headquarters}, kantoorhoudende te {main.postal_code} {main.place_of_business}, {main.office_address}, opgericht bij akte verleden op {deed_day} voor notaris {notary_name} te {notary_city}, hierna te noemen: de koper, vertegenwoordigd door {several_directors?haar bestuurders|haar bestuurder}:',
            director:
              '{director_name}{directs_person?, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}}{directs_holding?, op haar beurt vertegenwoordigd door haar enige bestuurder, {titled_name}}{directs_company?, ingeschreven in het handelsregister onder nummer {p.chamber}, op haar beurt vertegenwoordigd door {capacity}, {titled_name}{jointly?, en {co_director}}}{last?.|;}',
          },
        },
        background: {
          title: 'Achtergrond',
          plain: 'Waarom deze overeenkomst er is.',
          clauses: {
            business:
              'De verkoper drijft{has_trade_name? onder de naam {main.trade_name}} een onderneming als {main.converted_from}, ingeschreven in het handelsregister onder nummer {main.kvk}.',
            partners:
              'De vennoten zijn samen tot het vermogen van de onderneming gerechtigd. Ieder van hen verkoopt zijn aandeel daarin, zodat de hele onderneming overgaat.',
            continues: 'De koper is opgericht om de onderneming voort te zetten.',
            resolved:
              'De algemene vergadering van de koper heeft {all_conflicted?{care?deze koop goedgekeurd|op grond van artikel 2:239 lid 6 van het Burgerlijk Wetboek tot deze koop besloten}|deze koop goedgekeurd}, omdat {several_directors?bestuurders van de koper ook verkoper zijn|de bestuurder van de koper ook verkoper is}.',
            agree: 'Partijen spreken daarom het volgende af.',
          },
        },
        sale: {
          title: 'Koop en verkoop',
          plain: 'Wat er overgaat. In de bijlage staat het stuk voor stuk.',
          clauses: {
            sold: 'De verkoper verkoopt aan de koper, die koopt, alles wat tot de onderneming behoort:',
            goods: 'de inventaris, de bedrijfsmiddelen en de voorraden;',
            claims: 'de vorderingen en het geld op de zakelijke rekeningen, voor zover in bijlage 1 vermeld;',
            rights:
              'de handelsnaam, merken, domeinnamen, auteursrechten, klantgegevens en de goede naam van de onderneming;',
            contracts: 'de rechten uit lopende overeenkomsten, opdrachten en vergunningen, voor zover overdraagbaar.',
            annex:
              'Wat overgaat, staat met zijn waarde in bijlage 1, naar de balans die de accountant of belastingadviseur van de verkoper heeft opgesteld per {by_accountant}.',
            excluded: 'Wat de verkoper privé gebruikt en niet in bijlage 1 staat, gaat niet over.',
          },
        },
        debts: {
          title: 'Schulden',
          plain:
            'De BV neemt de schulden over die op de lijst staan. Tegenover de schuldeiser blijf je zelf aansprakelijk.',
          clauses: {
            taken_over: 'De koper neemt de schulden en verplichtingen over die in bijlage 2 staan.',
            consent:
              'Zolang een schuldeiser niet met de overname heeft ingestemd, blijft de verkoper tegenover hem aansprakelijk. In hun onderlinge verhouding betaalt de koper de schuld en vrijwaart hij de verkoper.',
            others: 'Schulden die niet in bijlage 2 staan, blijven voor rekening van de verkoper.',
          },
        },
        price: {
          title: 'Koopprijs',
          plain: 'De prijs is de werkelijke waarde, want de Belastingdienst kijkt daarnaar.',
          clauses: {
            value:
              'De koopprijs is de werkelijke waarde van de onderneming, bepaald door de accountant of belastingadviseur van de verkoper: de waarde van wat overgaat, verminderd met de schulden die worden overgenomen.',
            amount: 'De koopprijs bedraagt {by_accountant}. De berekening staat in bijlage 3.',
            shares: 'De koopprijs komt toe aan de vennoten naar verhouding van ieders aandeel in de onderneming.',
            owed: 'Van de koopprijs blijft de koper {loan_amount} schuldig, onder de voorwaarden van de overeenkomst van geldlening die partijen tegelijk met deze overeenkomst sluiten.',
            paid: 'De koper betaalt {price_owed?wat hij niet schuldig blijft,|de koopprijs} binnen dertig dagen na de ondertekening op een rekening van de verkoper.',
          },
        },
        delivery: {
          title: 'Levering',
          plain: 'Voor ieder soort bezit geldt een eigen manier van overdragen.',
          clauses: {
            goods: 'De verkoper geeft de koper vandaag het bezit van alle roerende zaken.',
            claims:
              'De vorderingen worden met deze akte geleverd. De koper deelt dat mee aan de schuldenaren, en de verkoper werkt daaraan mee.',
            contracts:
              'De verkoper draagt overeenkomsten over met medewerking van de wederpartij. Zolang die er niet is, voert de verkoper de overeenkomst uit voor rekening en risico van de koper.',
            rights:
              'Deze akte geldt ook als akte van levering van de rechten van intellectuele eigendom, de handelsnaam en de domeinnamen.',
            real_estate:
              'Tot de onderneming behoort als registergoed: {main.real_estate_details}. Dat wordt geleverd bij een afzonderlijke notariële akte, die in de openbare registers wordt ingeschreven en waarin ook de overdrachtsbelasting wordt geregeld.',
            no_real_estate: 'Tot de onderneming behoort geen registergoed.',
          },
        },
        risk: {
          title: 'Rekening en risico',
          plain: 'Vanaf wanneer winst en verlies voor de BV zijn.',
          clauses: {
            from: 'De onderneming is vanaf de dag van ondertekening voor rekening en risico van de koper.',
            settled: 'Bedragen die over die dag heen lopen, zoals huur en premies, verrekenen partijen naar tijd.',
          },
        },
        staff: {
          title: 'Personeel',
          plain: 'Wie in dienst is, gaat volgens de wet vanzelf mee.',
          clauses: {
            pass: 'De arbeidsovereenkomsten van wie in de onderneming werkt, gaan van rechtswege over op de koper, met alle rechten en verplichtingen die daaruit voortvloeien.',
            told: 'De verkoper heeft de werknemers op tijd over de overgang ingelicht.',
          },
        },
        warranties: {
          title: 'Wat de verkoper verklaart',
          plain: 'Je staat ervoor in dat het bedrijf van jou is en dat de lijst klopt.',
          clauses: {
            owner:
              'De verkoper is bevoegd om te verkopen wat in bijlage 1 staat. Er rust geen pandrecht{owns_real_estate?, hypotheek} of beslag op, en niemand anders kan er aanspraak op maken, behalve voor zover dat in de bijlage is vermeld.',
            complete: 'De bijlagen zijn volledig en naar waarheid opgesteld.',
            no_more: 'Meer verklaart de verkoper niet; de koper kent de onderneming.',
          },
        },
        tax: {
          title: 'Belasting',
          plain: 'Over de verkoop van een heel bedrijf aan je eigen BV hoef je meestal geen btw te rekenen.',
          clauses: {
            vat: 'Partijen gaan ervan uit dat een algemeenheid van goederen overgaat als bedoeld in artikel 37d van de Wet op de omzetbelasting 1968, zodat over de koopprijs geen omzetbelasting is verschuldigd.',
            books:
              'De verkoper geeft de koper de administratie die voor het voortzetten van de onderneming nodig is. Ieder bewaart zijn eigen boeken zo lang de wet dat voorschrijft.',
          },
        },
        final: {
          title: 'Slotbepalingen',
          plain: 'Wie de kosten betaalt en welk recht geldt.',
          clauses: {
            costs: 'De kosten van deze overeenkomst zijn voor rekening van de koper.',
            law: 'Op deze overeenkomst is Nederlands recht van toepassing.',
            sole: 'De verkoper houdt alle aandelen in de koper. Deze overeenkomst is ook de schriftelijke vastlegging die artikel 2:247 van het Burgerlijk Wetboek verlangt.',
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
