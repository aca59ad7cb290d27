export function tool(packageName: string, command?: string): string;
export function npmCommand(...args: string[]): string[];
