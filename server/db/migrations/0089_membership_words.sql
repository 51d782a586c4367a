-- Memberships are no longer sold with what everybody gets: a membership whose words are still the first ones gets the new ones.
-- What somebody wrote themselves stays.

update upsell_package_types set translation_json = '{
  "nl": {"package_name": "Flex", "value_tag": "Maandelijks opzegbaar", "incorporation_days": "20", "features": ["Vijf contracten per jaar, ingevuld met de gegevens van je bedrijf", "De ander leest en tekent via een link"], "contracts": "5 contracten", "support": "Hulp per mail bij je contracten"},
  "en": {"package_name": "Flex", "value_tag": "Cancel any month", "incorporation_days": "20", "features": ["Five contracts a year, filled in with the details of your company", "The other party reads and signs by a link"], "contracts": "5 contracts", "support": "Help with your contracts by email"}
}'
where name = 'oprecht_membership_monthly' and translation_json = '{
  "nl": {"package_name": "Flex", "value_tag": "Maandelijks opzegbaar", "incorporation_days": "20", "features": ["Vijf contracten naar keuze", "Drie offertes van boekhouders", "Elke maand op te zeggen"], "contracts": "5 contracten", "support": "Hulp per mail"},
  "en": {"package_name": "Flex", "value_tag": "Cancel any month", "incorporation_days": "20", "features": ["Five contracts of your choice", "Three quotes from bookkeepers", "Cancel any month"], "contracts": "5 contracts", "support": "Help by email"}
}';

update upsell_package_types set translation_json = '{
  "nl": {"package_name": "Starter", "value_tag": "Meest gekozen", "incorporation_days": "20", "features": ["Vijf contracten per jaar, ingevuld met de gegevens van je bedrijf", "De ander leest en tekent via een link"], "contracts": "5 contracten", "support": "Hulp per mail en chat bij je contracten"},
  "en": {"package_name": "Starter", "value_tag": "Most popular", "incorporation_days": "20", "features": ["Five contracts a year, filled in with the details of your company", "The other party reads and signs by a link"], "contracts": "5 contracts", "support": "Help with your contracts by email and chat"}
}'
where name = 'starter_yearly' and translation_json = '{
  "nl": {"package_name": "Starter", "value_tag": "Meest gekozen", "incorporation_days": "20", "features": ["Vijf contracten naar keuze", "Gratis gesprek met een belastingadviseur", "Drie offertes van boekhouders", "Hulp bij je zakelijke rekening"], "contracts": "5 contracten", "support": "Hulp per mail en chat"},
  "en": {"package_name": "Starter", "value_tag": "Most popular", "incorporation_days": "20", "features": ["Five contracts of your choice", "Free talk with a tax adviser", "Three quotes from bookkeepers", "Help with your business bank account"], "contracts": "5 contracts", "support": "Help by email and chat"}
}';

update upsell_package_types set translation_json = '{
  "nl": {"package_name": "Professional", "value_tag": "Voor wie veel vastlegt", "incorporation_days": "20", "features": ["Honderd contracten per jaar, ingevuld met de gegevens van je bedrijf", "De ander leest en tekent via een link"], "contracts": "100+ contracten", "support": "Hulp per mail, chat en telefoon bij je contracten"},
  "en": {"package_name": "Professional", "value_tag": "For a lot of paperwork", "incorporation_days": "20", "features": ["A hundred contracts a year, filled in with the details of your company", "The other party reads and signs by a link"], "contracts": "100+ contracts", "support": "Help with your contracts by email, chat and phone"}
}'
where name = 'professional_monthly' and translation_json = '{
  "nl": {"package_name": "Professional", "value_tag": "Alles erin", "incorporation_days": "20", "features": ["Meer dan honderd contracten", "Merkcheck voor je bedrijfsnaam", "Gratis gesprek met een belastingadviseur", "Drie offertes van boekhouders", "Hulp bij je zakelijke rekening"], "contracts": "100+ contracten", "support": "Hulp per mail, chat en telefoon"},
  "en": {"package_name": "Professional", "value_tag": "Everything included", "incorporation_days": "20", "features": ["More than a hundred contracts", "Trademark check for your company name", "Free talk with a tax adviser", "Three quotes from bookkeepers", "Help with your business bank account"], "contracts": "100+ contracts", "support": "Help by email, chat and phone"}
}';
