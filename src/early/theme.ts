import { followTheme } from '@/lib/theme';

followTheme();
