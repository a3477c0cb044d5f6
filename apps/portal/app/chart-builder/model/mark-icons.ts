import type { Mark } from '@gazetteer/charts';
import {
  IconBarcode,
  IconChartArea,
  IconChartBar,
  IconChartBubble,
  IconChartDots,
  IconChartLine,
  IconChartPie,
  IconLayoutGrid,
  IconMap,
  IconMapPins,
  IconTable,
  IconTimeline,
  type TablerIcon,
} from '@tabler/icons-react';

export const markIcons: Record<Mark, TablerIcon> = {
  bar: IconChartBar,
  line: IconChartLine,
  area: IconChartArea,
  point: IconChartDots,
  tick: IconBarcode,
  arc: IconChartPie,
  circle: IconChartBubble,
  rect: IconLayoutGrid,
  trail: IconTimeline,
  table: IconTable,
  choropleth: IconMap,
  point_map: IconMapPins,
};
