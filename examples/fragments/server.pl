#!/usr/bin/env perl
# A server without JavaScript: it inserts the shell's fragments, which are files, into its pages.
use strict;
use warnings;
use Digest::MD5 'md5_hex';
use IO::Socket::INET;

# Which template: perl server.pl light.template
my $template = shift @ARGV // 'page.template';
my %pages = ('/' => 'home', '/en' => 'home.en', '/viec-lam' => 'search', '/jobs' => 'search.en');
my $socket = IO::Socket::INET->new(
    LocalAddr => '127.0.0.1', LocalPort => $ENV{PORT} // 8000, Listen => 64, ReuseAddr => 1,
) or die "No socket: $!";
$SIG{CHLD} = 'IGNORE';
print "ready\n";
STDOUT->flush();

sub read_file {
    my ($path) = @_;
    open(my $file, '<:raw', $path) or return undef;
    local $/;
    return scalar <$file>;
}

sub answer {
    my ($path) = @_;
    return ('text/javascript; charset=utf-8', read_file("public/$1")) if $path =~ m{^/([\w.-]+\.js)$};
    return ('text/css; charset=utf-8', read_file("public/$1")) if $path =~ m{^/([\w.-]+\.css)$};
    # For servers that keep fragments: these, and the file by which they know when to take them again.
    return ('application/json', read_file('public/version.json')) if $path eq '/version.json';
    return ('text/html; charset=utf-8', read_file("fragments/$1")) if $path =~ m{^/fragments/([\w.]+/\w+\.html)$};
    my $page = $pages{$path} or return;
    my $html = read_file($template);
    my $language = $page =~ /\.en$/ ? 'en' : 'vi';
    $html =~ s/\[\[language\]\]/$language/g;
    $html =~ s/\[\[(integrity\/[\w.-]+)\]\]/read_file("fragments\/$1")/ge;
    $html =~ s/\[\[(\w+)\]\]/read_file("fragments\/$page\/$1.html")/ge;
    return ('text/html; charset=utf-8', $html);
}

while (my $client = $socket->accept()) {
    my $process = fork() // 0;
    if ($process) { close $client; next }
    my $line = <$client> // '';
    my $known = '';
    while (defined(my $header = <$client>)) {
        last if $header =~ /^\r?\n$/;
        $known = $1 if $header =~ /^If-None-Match:\s*(.*?)\s*$/i;
    }
    my ($path) = $line =~ m{^GET\s+([^\s?]*)};
    my ($type, $body) = answer($path // '');
    ($type, $body) = ('text/plain', 'Not found') unless defined $body;
    my $tag = '"' . md5_hex($body) . '"';
    my $status = $type eq 'text/plain' ? '404 Not Found' : $known eq $tag ? '304 Not Modified' : '200 OK';
    $body = '' if $status =~ /^304/;
    print $client "HTTP/1.1 $status\r\nContent-Type: $type\r\nContent-Length: ", length($body),
        "\r\nETag: $tag\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n", $body;
    close $client;
    exit 0;
}
