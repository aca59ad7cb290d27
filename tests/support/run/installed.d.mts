export interface System {
  os: string;
  cpu: string;
  libc?: string;
}
export interface LockedPackage {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}
export function thisSystem(): System;
export function isInstalled(packages: {
  locked: Record<string, LockedPackage>;
  recorded: Record<string, LockedPackage>;
  system: System;
  isThere: (place: string) => boolean;
}): boolean;
