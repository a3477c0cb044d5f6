import { type Example, exampleDocument } from './example-documents.fixture.ts';
import type { SearchDocument } from './describe/search-document.ts';

/*
 * A catalogue of ours in English and French to judge searches by. A line is a dataset:
 * name | title | tags | organisation | sector | level, frequency | year of the last change | notes | columns
 * and a column `name=label (unit)`, with `@` before those of places and `#` before those of times.
 */
const lines = `
literacy-district|Literacy by district|census, education|registrar|Education|District, Decadal|2021|Share of people who read and write.|@district; #year; female_literacy=Female literacy rate (percent); male_literacy=Male literacy rate (percent)
literacy-state|Literacy in the states|census|registrar|Education|State, Decadal|2020|Counts of the census.|@state; #year; literacy_female=Literate women (persons); literacy_male=Literate men (persons)
schools-block|Schools and teachers|school, teacher|education|Education|Block, Yearly|2024|Government schools of every block.|@block; #year; schools=Schools; teachers=Teachers; girls_enrolled=Enrolment of girls (persons)
school-meals|Midday meals in schools|nutrition, school|education|Education|District, Monthly|2023|Meals served.|@district; #month; meals=Meals served
exam-results|Examination results of class ten|school|education|Education|District, Yearly|2022|Pass percentages.|@district; #year; pass_rate=Students who passed (percent)
higher-education|Colleges and universities|university|education|Education|State, Yearly|2024|Survey of higher education.|@state; colleges=Colleges; enrolment_women=Women enrolled
rainfall-district|Rainfall by district|monsoon, weather|meteorology|Environment|District, Daily|2025|Measured at gauges.|@district; #date; rainfall_mm=Rainfall (mm)
rainfall-normal|Normal rainfall|monsoon, weather|meteorology|Environment|State, Monthly|2019|Averages of fifty years.|@state; #month; normal_mm=Normal rainfall (mm)
temperature-stations|Temperature at weather stations|weather|meteorology|Environment|Station, Daily|2025|Highest and lowest of the day.|@station; #date; max_temp=Maximum temperature (°C); min_temp=Minimum temperature (°C)
groundwater|Groundwater level|water, well|water-board|Environment|Block, Quarterly|2024|Depth of water in wells. Depends on rainfall.|@block; #quarter; depth=Depth to water (m)
reservoirs|Reservoir storage|dam, water|water-board|Environment|Point, Weekly|2025|Storage of large dams.|@reservoir; #week; storage=Live storage (million m³)
river-quality|Water quality of rivers|pollution, water|pollution-board|Environment|Station, Monthly|2023|Samples from rivers.|@station; #month; bod=Biochemical oxygen demand (mg/l); ph=Acidity
air-quality|Air quality in cities|pollution|pollution-board|Environment|City, Daily|2025|Fine particles and ozone.|@city; #date; pm25=Fine particles PM2.5 (µg/m³); ozone=Ozone (µg/m³)
forest-cover|Forest cover|tree|forests|Environment|District, Yearly|2022|From satellite pictures.|@district; #year; dense_forest=Dense forest (km²); open_forest=Open forest (km²)
crop-production|Crop production|farming|agriculture|Agriculture|District, Yearly|2024|Area and yield of crops. Depends on rainfall.|@district; #year; area=Area sown (ha); wheat_yield=Yield of wheat (kg/ha); rice_yield=Yield of rice (kg/ha)
mandi-prices|Market prices of vegetables|farming, price|agriculture|Agriculture|Market Center, Daily|2025|Prices at wholesale markets.|@market; #date; commodity=Commodity; modal_price=Modal price (INR/quintal)
irrigation|Irrigated area|farming, water|agriculture|Agriculture|District, Yearly|2021|Area under canals and wells.|@district; canal_area=Area under canals (ha)
fertiliser|Fertiliser sales|farming|agriculture|Agriculture|State, Monthly|2023|Urea and others.|@state; #month; urea=Urea sold (tonnes)
livestock|Livestock census|animal, census|agriculture|Agriculture|District, Quinquennial|2019|Cattle, goats and poultry.|@district; cattle=Cattle; goats=Goats
fish-landing|Fish landings at harbours|fishery|agriculture|Agriculture|Point, Monthly|2022|Catch by species.|@harbour; #month; catch=Catch (tonnes)
hospitals|Hospitals and beds|hospital|health|Health|District, Yearly|2024|Public hospitals.|@district; beds=Hospital beds; doctors=Number of doctors
infant-mortality|Infant mortality|birth, child|registrar|Health|State, Yearly|2023|Deaths of infants in a thousand live births.|@state; #year; imr=Infant mortality rate (per 1,000); gender=Sex of the child
immunisation|Immunisation of children|child, vaccine|health|Health|District, Monthly|2025|Vaccines given.|@district; #month; fully_immunised=Children fully immunised (percent)
malaria|Malaria cases|disease|health|Health|District, Monthly|2024|Cases that laboratories confirmed.|@district; #month; cases=Confirmed cases; deaths=Deaths
births|Registered births|birth|registrar|Health|District, Yearly|2023|From the civil registers.|@district; #year; live_births=Live births; sex_ratio=Sex ratio at birth
nutrition|Nutrition of mothers and children|child, survey|health|Health|District, Quinquennial|2021|Household survey.|@district; stunted=Children who are stunted (percent); anaemia_women=Women with anaemia (percent)
population|Population|census|registrar|Demography|Village, Decadal|2011|Counts of people in every village.|@village; total=Total population; female=Female population
migration|Migration between states|census|registrar|Demography|State, Decadal|2011|Where people moved to and why.|@state; reason=Reason for moving; migrants=Migrants
households|Households and amenities|census, housing|registrar|Demography|District, Decadal|2011|Houses with electricity and water.|@district; electricity=Households with electricity (percent); tap_water=Households with tap water (percent)
unemployment|Unemployment rate|labour, survey|statistics|Economy|State, Quarterly|2025|Labour force survey.|@state; #quarter; unemployment_rate=Unemployment rate (percent); gender=Gender
wages|Daily wages of rural workers|labour|statistics|Economy|State, Monthly|2022|Wages in farming and building.|@state; #month; wage_men=Wage of men (INR); wage_women=Wage of women (INR)
gdp|Gross domestic product|growth|statistics|Economy|State, Yearly|2024|At constant prices.|@state; #year; gdp=Gross domestic product (crore INR); growth=Growth (percent)
inflation|Consumer prices|price|statistics|Economy|Country, Monthly|2025|Index of what households buy.|#month; cpi=Consumer price index; inflation=Inflation (percent)
budget|State budget|budget, tax|finance|Finance|State, Yearly|2025|Estimates and spending.|#year; department=Department; expenditure=Expenditure (lakh INR)
tax-revenue|Tax revenue|tax|finance|Finance|State, Monthly|2024|Collection of taxes.|@state; #month; gst=Goods and services tax (crore INR)
companies|Registered companies|business|commerce|Economy|State, Monthly|2023|New companies.|@state; #month; companies=Companies registered
exports|Exports by country|trade|commerce|Economy|Country, Monthly|2024|Value of goods sold abroad.|@country; #month; export_value=Value of exports (USD)
road-accidents|Road accidents|road, safety|police|Transport|District, Yearly|2023|Accidents and people killed.|@district; #year; accidents=Road accidents; killed=Persons killed
vehicles|Registered vehicles|road|transport|Transport|RTO, Monthly|2024|Vehicles by fuel.|@office; #month; electric=Electric vehicles; petrol=Petrol vehicles
bus-routes|Bus routes and stops|bus|transport|Transport|City, One Time|2022|Timetable of city buses.|@stop; route=Route
rail-freight|Railway freight|railway|transport|Transport|Country, Monthly|2021|Goods moved by rail.|#month; coal=Coal carried (tonnes)
crimes|Crimes recorded by the police|crime|police|Safety|District, Yearly|2022|By head of crime.|@district; #year; thefts=Thefts; crimes_women=Crimes against women
elections|Results of the assembly elections|vote|elections|Governance|Assembly Constituency, Quinquennial|2023|Votes of every candidate.|@constituency; candidate=Candidate; votes=Votes
panchayats|Gram panchayats and their codes|code|panchayat|Governance|Gram Panchayat, One Time|2024|Local bodies with codes.|@panchayat; code=LGD code
grievances|Public grievances|complaint|administration|Governance|District, Monthly|2025|Complaints and how long they took.|@district; #month; complaints=Complaints received; days=Days until settled
electricity|Electricity consumption|energy, power|energy|Energy|State, Monthly|2024|Units sold by sector.|@state; #month; units=Electricity sold (GWh)
solar|Solar power plants|energy, renewable|energy|Energy|Point, Yearly|2023|Capacity of plants.|@plant; capacity=Installed capacity (MW)
petrol-prices|Petrol and diesel prices|fuel, price|energy|Energy|City, Daily|2025|Retail price in cities.|@city; #date; petrol=Price of petrol (INR/l); diesel=Price of diesel (INR/l)
tourism|Tourist arrivals|tourist|tourism|Culture|State, Yearly|2022|Visitors from here and abroad.|@state; #year; visitors=Visitors
museums|Museums and monuments|heritage|culture|Culture|Point, One Time|2020|Protected monuments.|@place; monument=Monument
population-communes|Population des communes|recensement|insee|Démographie|City, Yearly|2024|Nombre d’habitants de chaque commune.|@commune; #annee=Année; habitants=Nombre d’habitants; femmes=Femmes
ecoles|Établissements scolaires|école, éducation|education-nationale|Éducation|City, Yearly|2024|Écoles, collèges et lycées.|@commune; eleves=Nombre d’élèves; enseignants=Enseignants
qualite-air|Qualité de l’air|pollution|airparif|Environnement|City, Daily|2025|Particules fines et ozone.|@commune; #jour; particules=Particules fines PM2,5 (µg/m³)
accidents-route|Accidents de la route|route, sécurité|interieur|Transport|City, Yearly|2023|Blessés et tués.|@commune; #annee=Année; tues=Personnes tuées; blesses=Personnes blessées
chomage|Taux de chômage|emploi|insee|Économie|District, Quarterly|2025|Chômage localisé.|@departement=Département; #trimestre; taux_chomage=Taux de chômage (%); sexe=Sexe
hopitaux|Hôpitaux et lits|santé|sante|Santé|District, Yearly|2023|Établissements de santé.|@departement=Département; lits=Lits d’hôpital; medecins=Médecins
eau-potable|Qualité de l’eau potable|eau|sante|Environnement|City, Monthly|2024|Analyses du robinet.|@commune; #mois; nitrates=Nitrates (mg/l)
forets|Surface des forêts|forêt|agriculture-fr|Environnement|District, Yearly|2021|Inventaire forestier.|@departement=Département; surface=Surface boisée (ha)
prix-carburants|Prix des carburants|carburant, prix|economie|Énergie|Point, Daily|2025|Prix à la pompe.|@station; gazole=Prix du gazole (EUR/l)
marches-publics|Marchés publics|achat|finances|Finances|Country, Daily|2025|Contrats de l’État.|acheteur=Acheteur; montant=Montant (EUR)
musees|Musées de France|patrimoine|culture-fr|Culture|Point, One Time|2022|Liste officielle.|@ville; musee=Nom du musée
elections-municipales|Élections municipales|vote|interieur|Gouvernance|City, Quinquennial|2020|Résultats du premier tour.|@commune; voix=Voix; inscrits=Inscrits
logements|Logements sociaux|logement|habitat|Habitat|City, Yearly|2024|Parc des bailleurs.|@commune; #annee=Année; logements=Logements sociaux; loyer=Loyer moyen (EUR/m²)
transports-commun|Arrêts de bus et de tramway|bus, tramway|mobilite|Transport|City, One Time|2023|Horaires et lignes.|@arret=Arrêt; ligne=Ligne
`;

/** The datasets to be judged, with the columns of their tables. */
export const judgedCatalogue: readonly SearchDocument[] = lines
  .trim()
  .split('\n')
  .map((line) => readLine(line));

function readLine(line: string): SearchDocument {
  const [name = '', title = '', tags = '', organization = '', sector, place = '', year, notes, columns = ''] =
    line.split('|');
  const [granularity = '', frequency = ''] = place.split(', ');
  const example: Example = {
    name,
    title,
    organization,
    notes,
    tags: tags.split(', '),
    sector: [sector],
    metadata_modified: `${year}-03-01T00:00:00.000000`,
    resources: [{ name: title, granularity, frequency, sku: name, format: 'CSV' }],
  };
  const document = exampleDocument(example);
  const resourceId = document.dataset.resources[0]?.id ?? '';
  return { ...document, columns: columns.split('; ').map((text) => ({ resourceId, ...readColumn(text) })) };
}

function readColumn(text: string) {
  const { sign, name, label, unit } =
    /^(?<sign>[@#]?)(?<name>[^=]+)(?:=(?<label>.*?)(?: \((?<unit>.*)\))?)?$/.exec(text)?.groups ?? {};
  return {
    name: name ?? text,
    label: label ?? null,
    description: null,
    unit: unit ?? null,
    role: sign === '@' ? 'geo' : sign === '#' ? 'time' : 'measure',
    type: sign === '' ? 'float' : 'text',
  };
}
