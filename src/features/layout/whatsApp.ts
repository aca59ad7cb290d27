import { env } from '@/config/env';
import { messages } from '@/config/messages';

/** Opens a chat with the prefilled text (§2). */
export const whatsAppHref = `https://wa.me/${env.whatsAppNumber}?text=${encodeURIComponent(messages.whatsAppText)}`;
